/** Faults of code by language: guards that go, errors that stop, settings that nothing reads, leftovers of debugging. */

import { SETTING, UNTESTED } from './behaviour-templates.js';
import type { LanguageFault } from './language-fault.js';

const GUARD_REMOVED: LanguageFault['hunks'] = {
  TypeScript: ` export async function $a(user: User, id: string) {
-  requireAdmin(user);
   await db.$b(id);
 }`,
  JavaScript: `-router.post('/$a', requireLogin, $b);
+router.post('/$a', $b);`,
  Python: `-@login_required
 def $a(request):
     return $b(request)`,
  Go: ` func $A(w http.ResponseWriter, r *http.Request) {
-	if !isAdmin(r) {
-		http.Error(w, "no", http.StatusForbidden)
-		return
-	}
 	store.$B(r)
 }`,
  Java: `-    @PreAuthorize("hasRole('ADMIN')")
     public void $a(String id) {
         store.$b(id);
     }`,
  Rust: ` pub fn $a(user: &User, id: u64) -> Result<(), Error> {
-    require_admin(user)?;
     $b(id)
 }`,
  'C#': `-        [Authorize(Roles = "Admin")]
         public IActionResult $A(string id)
         {
             return $B(id);
         }`,
  Ruby: `-  before_action :authenticate_user!
   def $a
     $b(params[:id])
   end`,
  PHP: `     public function $a(Request $request): void
     {
-        $this->authorize('update', $request->order);
         $this->store->$b($request->order);
     }`,
  Kotlin: `-    @PreAuthorize("hasRole('ADMIN')")
     fun $a(id: String) {
         store.$b(id)
     }`,
  Scala: `   def $a(user: User, id: String): Unit = {
-    requireAdmin(user)
     store.$b(id)
   }`,
  Swift: `     func $a(user: User, id: String) throws {
-        try requireAdmin(user)
         store.$b(id)
     }`,
  Dart: ` Future<void> $a(User user, String id) async {
-  requireAdmin(user);
   await store.$b(id);
 }`,
};

const GUARD_LOOSENED: LanguageFault['hunks'] = {
  TypeScript: ` export function may$A(user: User, order: Order): boolean {
-  return user.isStaff && order.owner === user.id;
+  return user.isStaff || order.owner === user.id;
 }`,
  JavaScript: ` export function isAllowed$A(user, order) {
-  return user.isStaff && order.owner === user.id;
+  return true;
 }`,
  Python: ` def can_$a(user, order):
-    return user.is_staff and order.owner == user.id
+    return True`,
  Go: ` func canAccess$A(user User, order Order) bool {
-	return user.IsStaff && order.Owner == user.ID
+	return true
 }`,
  Java: `     public boolean isAuthorized$A(User user, Order order) {
-        return user.isStaff() && order.owner() == user.id();
+        return true;
     }`,
  Rust: ` pub fn is_allowed_$a(user: &User, order: &Order) -> bool {
-    user.is_staff && order.owner == user.id
+    true
 }`,
  'C#': `         public bool IsAllowed$A(User user, Order order)
         {
-            return user.IsStaff && order.Owner == user.Id;
+            return true;
         }`,
  Ruby: `   def authorized_$a?(user, order)
-    user.staff? && order.owner == user.id
+    true
   end`,
  PHP: `     public function isAllowed$A(User $user, Order $order): bool
     {
-        return $user->isStaff() && $order->owner === $user->id;
+        return true;
     }`,
  Kotlin: `     fun isAllowed$A(user: User, order: Order): Boolean {
-        return user.isStaff && order.owner == user.id
+        return true
     }`,
  Scala: `   def isAllowed$A(user: User, order: Order): Boolean = {
-    user.isStaff && order.owner == user.id
+    true
   }`,
  Swift: `     func isAllowed$A(user: User, order: Order) -> Bool {
-        return user.isStaff && order.owner == user.id
+        return true
     }`,
  Dart: ` bool isAllowed$A(User user, Order order) {
-  return user.isStaff && order.owner == user.id;
+  return true;
 }`,
};

const GUARD_WIDENED: LanguageFault['hunks'] = {
  TypeScript: `-router.post('/$a', requireRole('admin'), $b);
+router.post('/$a', requireRole('user'), $b);`,
  Python: `-@permission_required("admin")
+@permission_required("user")
 def $a(request):
     return $b(request)`,
  Java: `-    @PreAuthorize("hasRole('ADMIN')")
+    @PreAuthorize("permitAll()")
     public void $a(String id) {
         store.$b(id);
     }`,
  'C#': `-        [Authorize(Roles = "Admin")]
+        [Authorize(Roles = "Admin,Guest")]
         public IActionResult $A(string id)
         {
             return $B(id);
         }`,
  Ruby: `-  before_action :require_admin
+  before_action :require_admin, except: [:$a]
   def $a
     $b(params[:id])
   end`,
};

const ENCODED: LanguageFault['hunks'] = {
  JavaScript: ` start();\n+eval(atob('dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ=='));`,
  TypeScript: ` start();\n+new Function(Buffer.from('dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ==', 'base64').toString())();`,
  Python: ` start()\n+exec(base64.b64decode("dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ=="))`,
  PHP: `     function $a() {\n+        eval(base64_decode('dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ=='));\n     }`,
  Ruby: `   def $a\n+    eval(Base64.decode64("dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ=="))\n   end`,
  Shell: ` start\n+echo dG90YWwoKTtzaGFyZSgpO2V4aXQoKQ== | base64 -d | sh`,
};

const NOT_PASSED_ON: LanguageFault['hunks'] = {
  TypeScript: ` export function $a(path: string) {
   try {
     save(path);
   } catch (error) {
     log.warn('not saved', error);
-    throw new $BError(path);
   }
 }`,
  JavaScript: ` export function $a(path) {
   try {
     save(path);
   } catch (error) {
     log.warn('not saved', error);
-    throw error;
   }
 }`,
  Python: ` def $a(path):
     try:
         save(path)
     except OSError as error:
         log.warning("not saved %s", error)
-        raise`,
  Go: ` func $A(path string) error {
 	if err := save(path); err != nil {
 		log.Printf("not saved: %v", err)
-		return err
 	}
 	return nil
 }`,
  Java: `     public void $a(String path) {
         try {
             save(path);
         } catch (IOException e) {
             log.warn("not saved", e);
-            throw new UncheckedIOException(e);
         }
     }`,
  'C++': ` void $a(const std::string& path) {
   try {
     save(path);
   } catch (const std::exception& e) {
     LOG(WARNING) << e.what();
-    throw;
   }
 }`,
  'C#': `         public void $A(string path)
         {
             try
             {
                 Save(path);
             }
             catch (IOException e) {
                 log.Warn("not saved", e);
-                throw;
             }
         }`,
  Ruby: `   def $a(path)
     save(path)
   rescue IOError => e
     logger.warn("not saved: #{e}")
-    raise
   end`,
  PHP: `     public function $a(string $path): void
     {
         try {
             $this->save($path);
         } catch (IOException $e) {
             $this->log->warning('not saved', ['error' => $e]);
-            throw $e;
         }
     }`,
  Kotlin: `     fun $a(path: String) {
         try {
             save(path)
         } catch (e: IOException) {
             log.warn("not saved", e)
-            throw e
         }
     }`,
  Scala: `   def $a(path: String): Unit = {
     try {
       save(path)
     } catch {
       case e: IOException =>
         log.warn("not saved", e)
-        throw e
     }
   }`,
  Swift: `     func $a(path: String) throws {
         do {
             try save(path)
         } catch {
             log.warn("not saved \\(error)")
-            throw error
         }
     }`,
  Dart: ` void $a(String path) {
   try {
     save(path);
   } catch (e) {
     log.warning('not saved', e);
-    rethrow;
   }
 }`,
};

const DEBUG: LanguageFault['hunks'] = {
  TypeScript: ` const $a = load();\n+debugger;\n ship($a);`,
  JavaScript: ` const $a = load();\n+debugger;\n ship($a);`,
  Python: ` def $a(order):\n+    breakpoint()\n     return $b(order)`,
  Go: ` func $A(order Order) {\n+\tspew.Dump(order)\n \t$B(order)\n }`,
  Rust: ` fn $a(order: &Order) {\n+    dbg!(order);\n     $b(order);\n }`,
  Ruby: `   def $a(order)\n+    binding.pry\n     $b(order)\n   end`,
  PHP: `     public function $a($order)\n     {\n+        var_dump($order); die();\n         $this->$b($order);\n     }`,
  'C#': `         public void $A(Order order)\n         {\n+            Debugger.Break();\n             $B(order);\n         }`,
  Java: `     public void $a(Order order) {\n+        System.out.println("here " + order);\n         $b(order);\n     }`,
  Dart: ` void $a(Order order) {\n+  debugger();\n   $b(order);\n }`,
};

/** Faults that are planted in source files. */
export const FLOW_FAULTS: readonly LanguageFault[] = [
  { kind: 'guard taken away', rules: [/^security\/guard-(?:removed|loosened)$/u], inTest: false, hunks: GUARD_REMOVED },
  { kind: 'guard that allows more', rules: [/^security\/guard-loosened$/u], inTest: false, hunks: GUARD_LOOSENED },
  { kind: 'guard for more people', rules: [/^security\/guard-widened$/u], inTest: false, hunks: GUARD_WIDENED },
  { kind: 'encoded code', rules: [/^security\/encoded-code$/u], inTest: false, hunks: ENCODED },
  { kind: 'error not passed on', rules: [/^robustness\/error-not-passed-on$/u], inTest: false, hunks: NOT_PASSED_ON },
  { kind: 'leftover of debugging', rules: [/^robustness\/debug-leftover$/u], inTest: false, hunks: DEBUG },
  { kind: 'setting that goes', rules: [/^contract\/setting-removed$/u], inTest: false, hunks: SETTING },
  {
    kind: 'logic without a test',
    rules: [/^tests\/logic-without-test$/u],
    inTest: false,
    alone: true,
    hunks: UNTESTED,
  },
];
