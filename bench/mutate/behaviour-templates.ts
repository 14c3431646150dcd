/** Faults of behaviour by language: settings that nothing reads any more, and decisions that no test is about. */
import type { LanguageFault } from './language-fault.js';

/**
 * A variable of the environment that nothing reads any more: its value is a constant now. `$a`, `$x`: the name that
 * keeps it.
 */
export const SETTING: LanguageFault['hunks'] = {
  TypeScript: ` const host = process.env.SHOP_HOST;\n-const $a = process.env.SHOP_PORT ?? '80';\n+const $a = '80';`,
  JavaScript: ` const host = process.env.SHOP_HOST;\n-const $a = process.env.SHOP_PORT || '80';\n+const $a = '80';`,
  Python: ` host = os.environ["SHOP_HOST"]\n-$a = os.environ.get("SHOP_PORT", "80")\n+$a = "80"`,
  Go: ` func open() {\n-\t$a := os.Getenv("SHOP_PORT")\n+\t$a := "80"\n \tlisten($a)\n }`,
  Java: `     void open() {\n-        String $a = System.getenv("SHOP_PORT");\n+        String $a = "80";\n         listen($a);\n     }`,
  Rust: ` fn open() {\n-    let $a = std::env::var("SHOP_PORT").unwrap_or_default();\n+    let $a = "80";\n     listen($a);\n }`,
  Ruby: `   def open\n-    $a = ENV.fetch("SHOP_PORT", "80")\n+    $a = "80"\n     listen($a)\n   end`,
  PHP: `     public function open()\n     {\n-        $x = getenv('SHOP_PORT');\n+        $x = '80';\n         $this->listen($x);\n     }`,
  'C#': `         public void Open()\n         {\n-            var x = Environment.GetEnvironmentVariable("SHOP_PORT");\n+            var x = "80";\n             Listen(x);\n         }`,
};

/** New decisions in a function whose tests do not change. */
export const UNTESTED: LanguageFault['hunks'] = {
  TypeScript: ` export function $a(order: Order) {
+  if (order.total > limit) return refuse(order);
+  if (order.refunded) return refuse(order);
+  for (const item of order.items) restock(item);
   return $b(order);
 }`,
  Python: ` def $a(order):
+    if order.total > limit:
+        return refuse(order)
+    if order.refunded:
+        return refuse(order)
     return $b(order)`,
  Go: ` func $A(order Order) error {
+	if order.Total > limit {
+		return refuse(order)
+	}
+	if order.Refunded {
+		return refuse(order)
+	}
 	return $B(order)
 }`,
  Java: `     public Result $a(Order order) {
+        if (order.total() > limit) return refuse(order);
+        if (order.refunded()) return refuse(order);
         return $b(order);
     }`,
  Ruby: `   def $a(order)
+    return refuse(order) if order.total > limit
+    return refuse(order) if order.refunded
     $b(order)
   end`,
  PHP: `     public function $a(Order $order): Result
     {
+        if ($order->total > $this->limit) return $this->refuse($order);
+        if ($order->refunded) return $this->refuse($order);
         return $this->$b($order);
     }`,
  'C#': `         public Result $A(Order order)
         {
+            if (order.Total > limit) return Refuse(order);
+            if (order.Refunded) return Refuse(order);
             return $B(order);
         }`,
  Rust: ` pub fn $a(order: &Order) -> Result<(), Error> {
+    if order.total > LIMIT {
+        return refuse(order);
+    }
+    if order.refunded {
+        return refuse(order);
+    }
     $b(order)
 }`,
  Kotlin: `     fun $a(order: Order): Result {
+        if (order.total > limit) return refuse(order)
+        if (order.refunded) return refuse(order)
         return $b(order)
     }`,
};
