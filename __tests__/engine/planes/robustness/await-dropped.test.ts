import { awaitDropped } from '../../../../src/engine/planes/robustness/await-dropped.js';
import { cases, diff, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(awaitDropped, {
  invalid: [
    ...cases(
      [
        [
          'src/a.ts',
          [
            ' async function f() {',
            '   const jobs = all.map((a) => pay(a));',
            '-  await Promise.all(jobs);',
            '   done();',
            ' }',
          ],
          2,
        ],
        [
          'src/A.cs',
          [
            ' class A { async Task F() {',
            '   var jobs = Start();',
            '-  await Task.WhenAll(jobs);',
            '   Done();',
            ' } }',
          ],
          2,
        ],
        [
          'src/a.rs',
          [' fn f() {', '   let worker = thread::spawn(|| pay());', '-  worker.join().unwrap();', '   done();', ' }'],
          2,
        ],
        ['lib/a.rb', [' def f', '   worker = Thread.new { pay }', '-  worker.join', '   done', ' end'], 2],
        ['deploy/a.sh', [' #!/bin/sh', ' pay &', '-wait', ' done_now'], 2],
      ],
      (path, marked, line) => ({
        name: `what ${path} starts and waited for`,
        files: { [path]: diff(...marked) },
        findings: [`${line} info`],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'src/a.go',
            [
              ' package a',
              ' func pay(orders []Order) {',
              ' \tvar wg sync.WaitGroup',
              ' \tfor _, o := range orders {',
              ' \t\twg.Add(1)',
              ' \t\tgo func() { defer wg.Done(); charge(o) }()',
              ' \t}',
              '-\twg.Wait()',
              ' }',
            ],
            7,
          ],
          [
            'src/a.py',
            [
              ' def f():',
              '     worker = Thread(target=pay)',
              '     worker.start()',
              '-    worker.join()',
              '     return 1',
            ],
            3,
          ],
          ['src/a.cpp', [' void f() {', '   std::thread worker(pay);', '-  worker.join();', '   g();', ' }'], 2],
        ],
        (path, marked, line) => ({
          name: `what ${path} starts and waited for`,
          files: { [path]: diff(...marked) },
          findings: [`${line} info`],
        }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          ['src/a.js', [' async function f() {', '-  await save(a);', '+  void save(a);', ' }']],
          [
            'src/a.js',
            [
              ' async function f(all) {',
              '-  for (const a of all) {',
              '-    await save(a);',
              '-  }',
              '+  all.forEach(async (a) => {',
              '+    await save(a);',
              '+  });',
              ' }',
            ],
          ],
          ['src/a.py', [' async def f():', '-    await save(a)', '+    asyncio.create_task(save(a))', '     return a']],
          ['lib/a.dart', [' Future<void> f() async {', '-  await save(a);', '+  unawaited(save(a));', ' }']],
          ['src/a.rs', [' async fn f() {', '-    save(a).await?;', '+    tokio::spawn(save(a));', ' }']],
          ['src/A.cs', [' class A { async Task F() {', '-  await Save(a);', '+  _ = Save(a);', ' } }']],
          ['src/a.swift', [' func f() async throws {', '-  try await save(a)', '+  Task { try await save(a) }', ' }']],
          ['src/A.java', [' class A { void f() {', '-  save(a).join();', '+  save(a);', ' } }']],
        ],
        (path, marked) => ({
          name: `work of ${path} that nobody waits for: ${marked[2]}`,
          files: { [path]: diff(...marked) },
          findings: [
            `${marked.filter((line) => !line.startsWith('-')).findIndex((line) => line.startsWith('+')) + 1} info`,
          ],
        }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          ['src/a.ts', [' async function f() {', '-  await save(a);', '+  save(a);', ' }']],
          ['src/a.tsx', [' async function f() {', '-  await this.store.save(a);', '+  this.store.save(a);', ' }']],
          ['src/a.js', [' async function f() {', '-  await save(a);', '+  save(a);', ' }']],
          ['a.test.ts', [" it('a', async () => {", '-  await save(a);', '+  save(a);', ' });']],
          ['src/a.py', [' async def f():', '-    await save(a)', '+    save(a)', '     return a']],
          ['src/a.rs', [' async fn f() {', '-    save(a).await;', '+    save(a);', ' }']],
          ['lib/a.dart', [' Future<void> f() async {', '-  await save(a);', '+  save(a);', ' }']],
          ['src/A.cs', [' class A { async Task F() {', '-  await Save(a);', '+  Save(a);', ' } }']],
          ['src/a.kt', [' suspend fun f() {', '-  saveAsync(a).await()', '+  saveAsync(a)', ' }']],
          ['src/a.swift', [' func f() async {', '-  await save(a)', '+  save(a)', ' }']],
        ],
        (path, marked) => ({
          files: { [path]: diff(...marked) },
          findings: [`${marked.findIndex((line) => line.startsWith('+'))} info`],
        }),
      ),
    ),
    // Pieces that begin and end in the middle of things.
    ...cases(
      [
        [
          'src/a.js',
          [
            '   try {',
            '-    await save(a);',
            '+    save(a);',
            '   } catch (e) {',
            '-    send(1);',
            '+    send(2);',
            '   }',
            ' })();',
            '-}',
            '+};',
          ],
          2,
        ],
        [
          'lib/a.dart',
          ['     g(1)', '     });', '-    await ref.delete();', '+    ref.delete();', '   });', ' ', '   h(() {'],
          3,
        ],
        ['src/a.rs', ['   }', '-  worker.run().await?;', '+  worker.run();', ' ', '   let a = {'], 2],
      ],
      (path, marked, at) => ({ files: hunksAlone({ [path]: diff(...marked) }), findings: [`${at} info`] }),
    ),
    ...cases(
      [
        [
          'a check that is waited for no longer, above another wait',
          'src/a.test.ts',
          [
            " it('a', async () => {",
            '-  await expect(f()).rejects.toThrow();',
            '+  expect(f()).rejects.toThrow();',
            '+  await tick();',
            ' });',
          ],
          'tests/vacuous-assertion src/a.test.ts:2',
        ],
        [
          'above a wait that was there',
          'src/a.test.ts',
          [" it('a', async () => {", '-  await save(a);', '+  save(a);', '   await tick();', ' });'],
          null,
        ],
        [
          'in the code, above another wait',
          'src/a.ts',
          [' async function f() {', '-  await save(a);', '+  save(a);', '+  await tick();', ' }'],
          null,
        ],
      ],
      (name, path, marked, also) => ({
        name,
        files: { [path]: diff(...marked) },
        findings: ['2 info'],
        ...(also === null ? {} : { also: [also] }),
      }),
    ),
    {
      name: 'that is given the same function as before',
      files: {
        'src/a.ts': diff(' async function f() {', '-  await each(all, () => g());', '+  each(all, () => g());', ' }'),
      },
      findings: ['2 info'],
    },
    {
      name: 'beside a new call of the same name',
      files: { 'src/a.ts': diff(' async function f() {', '-  await q(`a`);', '+  q(`a`);', '+  await q(`b`);', ' }') },
      findings: ['2 info'],
    },
  ],
  valid: [
    {
      name: 'a call of Swift in a closure that is waited for',
      files: {
        'src/a.swift': diff(
          ' func f() async {',
          '-  await save(a)',
          '+  await MainActor.run {',
          '+    save(a)',
          '+  }',
          ' }',
        ),
      },
    },
    ...cases(
      [
        [
          'src/a.ts',
          [
            ' async function f() {',
            '   const jobs = all.map((a) => pay(a));',
            '-  await Promise.all(jobs);',
            '+  return Promise.race(jobs);',
            ' }',
          ],
        ],
        [
          'src/A.cs',
          [
            ' class A { async Task F() {',
            '-  var jobs = Start();',
            '-  await Task.WhenAll(jobs);',
            '+  Done();',
            ' } }',
          ],
        ],
        ['deploy/a.sh', [' #!/bin/sh', '-pay &', '-wait', '+pay && done_now', ' done_now']],
      ],
      (path, marked) => ({ name: `what ${path} waits for in other words`, files: { [path]: diff(...marked) } }),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'src/a.go',
            [
              ' package a',
              ' func pay(orders []Order) {',
              ' \tvar wg sync.WaitGroup',
              ' \twg.Add(1)',
              ' \tgo charge(&wg)',
              '-\twg.Wait()',
              '+\twaitAll(&wg)',
              ' }',
            ],
          ],
          ['src/b.go', [' package a', ' func stop(cmd *exec.Cmd) {', '-\tcmd.Wait()', '+\tcmd.Process.Kill()', ' }']],
          [
            'src/a.py',
            [' def f():', '-    worker.start()', '-    worker.join()', '+    pay()', '     return ",".join(names)'],
          ],
          [
            'src/a.cpp',
            [' void f() {', '   std::thread worker(pay);', '-  worker.join();', '+  worker.detach();', ' }'],
          ],
        ],
        (path, marked) => ({ name: `what ${path} waits for in another way`, files: { [path]: diff(...marked) } }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'src/a.js',
            [
              ' async function f(all) {',
              '-  for (const a of all) await save(a);',
              '+  await Promise.all(all.map((a) => save(a)));',
              ' }',
            ],
          ],
          [
            'src/a.py',
            [' async def f():', '-    await save(a)', '+    await asyncio.create_task(save(a))', '     return a'],
          ],
          ['src/a.rs', [' async fn f() {', '-    save(a).await?;', '+    tokio::spawn(save(a)).await??;', ' }']],
          ['src/A.cs', [' class A { async Task F() {', '-  await Save(a);', '+  _ = await Save(a);', ' } }']],
          [
            'src/A.java',
            [' class A { void f() {', '-  save(a).join();', '+  save(a).orTimeout(1, SECONDS).join();', ' } }'],
          ],
          ['src/A.java', [' class A { void f() {', '-  save(a).get();', '+  save(a).get(1, SECONDS);', ' } }']],
          [
            'src/a.kt',
            [
              ' suspend fun f() {',
              '-  launch { save(a) }.join()',
              '+  coroutineScope { launch { save(a) }.join() }',
              ' }',
            ],
          ],
          ['src/A.java', [' class A { Task f() {', '-  save(a).join();', '+  return save(a);', ' } }']],
          ['src/a.js', [' function f() {', '+  void save(a);', ' }']],
        ],
        (path, marked) => ({
          name: `work of ${path} in another form: ${marked[2]}`,
          files: { [path]: diff(...marked) },
        }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'a.test.ts',
            [" it('a', async () => {", '-  await widget.update();', '+  widget.update();', '+  await tick();', ' });'],
          ],
          [
            'tests/test_a.py',
            [
              ' async def test_a():',
              '-    await worker.run()',
              '+    worker.run()',
              '+    await worker.idle()',
              '     assert done',
            ],
          ],
        ],
        (path, marked) => ({ name: `another wait in its place: ${path}`, files: { [path]: diff(...marked) } }),
      ),
    ),
    {
      name: 'a value that someone takes',
      files: hunksAlone({
        'src/a.js': diff(
          '   try {',
          '   const all =',
          '-    await load(a);',
          '+    load(a);',
          '   } catch (e) {',
          ' })();',
        ),
      }),
    },
    ...wholeAndBare(
      cases(
        [
          [
            'a function is told how it ended',
            'src/a.ts',
            [' async function f() {', '-  await files.remove(path);', '+  disk.remove(path, () => {});', ' }'],
          ],
          ['it is returned', 'src/a.ts', [' async function f() {', '-  await save(a);', '+  return save(a);', ' }']],
          [
            'it is kept for later',
            'src/a.ts',
            [' async function f() {', '-  await save(a);', '+  const p = save(a);', ' }'],
          ],
          [
            'it is still awaited',
            'src/a.ts',
            [' async function f() {', '-  await save(a);', '+  await save(a, b);', ' }'],
          ],
          ['another one was awaited', 'src/a.ts', [' async function f() {', '-  await load(a);', '+  save(a);', ' }']],
          [
            'the function no longer waits',
            'src/a.ts',
            [
              '-async function save(a: A) {',
              '+function save(a: A) {',
              ' }',
              ' async function f() {',
              '-  await save(a);',
              '+  save(a);',
              ' }',
            ],
          ],
          [
            'the function no longer waits',
            'src/a.rs',
            [
              '-pub async fn save(a: A) {',
              '+pub fn save(a: A) {',
              ' }',
              ' async fn f() {',
              '-  save(a).await;',
              '+  save(a);',
              ' }',
            ],
          ],
        ],
        (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
      ),
    ),
  ],
  beside: ['contract/signature-break'],
});
