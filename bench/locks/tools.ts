/** The package managers themselves, at fixed versions, and how each locks, edits and judges a small project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Time for one command of a manager, in milliseconds. */
const TIMEOUT = 240_000;
const NPM_TOOLS = ['pnpm@10.34.9', 'yarn1@npm:yarn@1.22.22', 'yarn4@npm:@yarnpkg/cli-dist@4.18.1'];
const PYTHON_TOOLS = ['uv==0.13.9', 'poetry==2.5.1'];

/** A dependency as a manifest of a public repository names it. */
export interface Asked {
  readonly name: string;
  /** The lowest version that its range allows. */
  readonly lowest: string;
}

/** A package manager. All folders are scratch copies; scripts of packages never run. */
export interface Manager {
  readonly manifest: string;
  readonly lock: string;
  /** The manifest in public repositories. */
  readonly source: string;
  /** Returns what a manifest asks for. */
  readAsked(text: string): readonly Asked[];
  /** Writes a project that asks for some packages at their lowest versions. @throws if the manager fails */
  start(folder: string, asked: readonly Asked[]): void;
  /** Edits the manifest and the lock file by the manager's own commands. @throws if the manager fails */
  bump(folder: string, name: string): void;
  add(folder: string, name: string): void;
  remove(folder: string, name: string): void;
  /** Asks the manager whether the lock file belongs to the manifest. */
  accepts(folder: string): boolean;
}

/** Puts the managers into a folder, if they are not there. */
export function installTools(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', 'yarn4'))) {
    writeFileSync(join(folder, 'package.json'), '{"name":"tools","private":true}\n');
    execFileSync('npm', ['install', '--ignore-scripts', ...NPM_TOOLS], { cwd: folder, stdio: 'ignore' });
  }
  if (existsSync(join(folder, 'venv', 'bin', 'poetry'))) return;
  execFileSync('python3', ['-m', 'venv', join(folder, 'venv')]);
  execFileSync(join(folder, 'venv', 'bin', 'pip'), ['install', '-q', ...PYTHON_TOOLS]);
}

/** Opens the managers by name. */
export function openManagers(tools: string): Readonly<Record<string, Manager>> {
  const node = (...path: readonly string[]) => ['node', join(tools, 'node_modules', ...path)] as const;
  const venv = (name: string) => [join(tools, 'venv', 'bin', name)] as const;
  const run = (folder: string, command: readonly string[], ...args: readonly string[]) => {
    const [program = '', ...first] = command;
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', CI: '1', YARN_ENABLE_SCRIPTS: '0' };
    const options = { cwd: folder, timeout: TIMEOUT, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(program, [...first, ...args], options);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${(stderr + stdout).slice(-400)}`);
  };
  const succeeds = (folder: string, lock: string, commands: readonly (readonly string[])[]) => {
    const before = readFileSync(join(folder, lock), 'utf8');
    try {
      for (const command of commands) run(folder, command);
    } catch {
      return false;
    }
    return readFileSync(join(folder, lock), 'utf8') === before;
  };

  const npm = ['npm', '--omit-lockfile-registry-resolved=false', '--ignore-scripts'];
  const pnpm = [...node('pnpm', 'bin', 'pnpm.cjs'), '--ignore-scripts'];
  const yarn1 = node('yarn1', 'bin', 'yarn.js');
  const yarn1Flags = ['--ignore-scripts', '--no-progress', '--non-interactive', '--ignore-engines'];
  const yarn4 = node('yarn4', 'bin', 'yarn.js');
  const [uv, poetry] = [venv('uv'), venv('poetry')];

  const javascript = (
    lock: string,
    lockIt: (folder: string) => void,
    commands: (edit: 'add' | 'remove', name: string) => readonly string[],
    checks: readonly (readonly string[])[],
  ): Manager => ({
    manifest: 'package.json',
    source: 'package.json',
    lock,
    readAsked: readPackageJson,
    start: (folder, asked) => {
      const dependencies = Object.fromEntries(asked.map(({ name, lowest }) => [name, `^${lowest}`]));
      const exact = Object.fromEntries(asked.map(({ name, lowest }) => [name, lowest]));
      const write = (needs: object) =>
        writeFileSync(
          join(folder, 'package.json'),
          `${JSON.stringify({ name: 'shop', version: '1.0.0', private: true, dependencies: needs }, null, 2)}\n`,
        );
      if (lock === 'yarn.lock') writeFileSync(join(folder, lock), '');
      write(exact);
      lockIt(folder);
      // Locked at the lowest versions, asked for by ranges: as a project is some time after it was locked.
      if (lock === 'package-lock.json') {
        write(dependencies);
        lockIt(folder);
      }
    },
    bump: (folder, name) => run(folder, commands('add', `${name}@latest`)),
    add: (folder, name) => run(folder, commands('add', name)),
    remove: (folder, name) => run(folder, commands('remove', name)),
    accepts: (folder) => succeeds(folder, lock, checks),
  });

  const python = (
    lockIt: (folder: string) => void,
    lock: string,
    commands: { add(name: string): readonly string[]; remove(name: string): readonly string[] },
    check: readonly string[],
  ): Manager => ({
    manifest: 'pyproject.toml',
    source: 'pyproject.toml',
    lock,
    readAsked: readPyproject,
    start: (folder, asked) => {
      const write = (sign: string) => {
        const list = asked.map(({ name, lowest }) => `    "${name}${sign}${lowest}",\n`).join('');
        const head = '[project]\nname = "shop"\nversion = "1.0.0"\nrequires-python = ">=3.11,<4.0"\n';
        const more = lock === 'poetry.lock' ? '\n[tool.poetry]\npackage-mode = false\n' : '';
        writeFileSync(join(folder, 'pyproject.toml'), `${head}dependencies = [\n${list}]\n${more}`);
      };
      write('==');
      lockIt(folder);
    },
    bump: (folder, name) => {
      const path = join(folder, 'pyproject.toml');
      const text = readFileSync(path, 'utf8');
      const [, lowest = '0'] = new RegExp(`"${name}==([^"]+)"`, 'u').exec(text) ?? [];
      writeFileSync(path, text.replace(`"${name}==${lowest}"`, `"${name}>${lowest}"`));
      lockIt(folder);
    },
    add: (folder, name) => run(folder, commands.add(name)),
    remove: (folder, name) => run(folder, commands.remove(name)),
    accepts: (folder) => succeeds(folder, lock, [check]),
  });

  return {
    npm: javascript(
      'package-lock.json',
      (folder) => run(folder, npm, 'install', '--package-lock-only'),
      (edit, name) => [...npm, edit === 'add' ? 'install' : 'uninstall', '--package-lock-only', name],
      [
        [...npm, 'ci', '--dry-run'],
        [...npm, 'install', '--package-lock-only'],
      ],
    ),
    pnpm: javascript(
      'pnpm-lock.yaml',
      (folder) => run(folder, pnpm, 'install', '--lockfile-only', '--no-frozen-lockfile'),
      (edit, name) => [...pnpm, edit, '--lockfile-only', name],
      [[...pnpm, 'install', '--frozen-lockfile', '--lockfile-only']],
    ),
    yarn1: javascript(
      'yarn.lock',
      (folder) => run(folder, yarn1, 'install', ...yarn1Flags),
      (edit, name) => [...yarn1, edit, ...yarn1Flags, name],
      [[...yarn1, 'install', '--frozen-lockfile', ...yarn1Flags]],
    ),
    yarn4: javascript(
      'yarn.lock',
      (folder) => run(folder, yarn4, 'install', '--mode=update-lockfile', '--no-immutable'),
      (edit, name) => [...yarn4, edit, '--mode=update-lockfile', name],
      [[...yarn4, 'install', '--no-immutable', '--mode=update-lockfile', '--check-resolutions', '--refresh-lockfile']],
    ),
    cargo: {
      manifest: 'Cargo.toml',
      source: 'Cargo.toml',
      lock: 'Cargo.lock',
      readAsked: readCargo,
      start: (folder, asked) => {
        const write = (sign: string) => {
          const list = asked.map(({ name, lowest }) => `${name} = "${sign}${lowest}"\n`).join('');
          const head = '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n';
          writeFileSync(join(folder, 'Cargo.toml'), head + list);
        };
        mkdirSync(join(folder, 'src'), { recursive: true });
        writeFileSync(join(folder, 'src', 'lib.rs'), '');
        write('=');
        run(folder, ['cargo'], 'generate-lockfile');
        write('');
        run(folder, ['cargo'], 'metadata', '--format-version', '1');
      },
      bump: (folder, name) => {
        const path = join(folder, 'Cargo.toml');
        run(folder, ['cargo'], 'update', '-p', name);
        const [, version = ''] =
          new RegExp(`name = "${name}"\nversion = "([^"]+)"`, 'u').exec(
            readFileSync(join(folder, 'Cargo.lock'), 'utf8'),
          ) ?? [];
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(new RegExp(`^${name} = "[^"]+"$`, 'mu'), `${name} = "${version}"`));
      },
      add: (folder, name) => {
        run(folder, ['cargo'], 'add', name);
        run(folder, ['cargo'], 'metadata', '--format-version', '1');
      },
      remove: (folder, name) => {
        run(folder, ['cargo'], 'remove', name);
        run(folder, ['cargo'], 'metadata', '--format-version', '1');
      },
      accepts: (folder) => succeeds(folder, 'Cargo.lock', [['cargo', 'fetch', '--locked']]),
    },
    uv: python(
      (folder) => run(folder, uv, 'lock'),
      'uv.lock',
      {
        add: (name) => [...uv, 'add', '--no-sync', name],
        remove: (name) => [...uv, 'remove', '--no-sync', name],
      },
      [...uv, 'lock', '--check'],
    ),
    poetry: python(
      (folder) => run(folder, poetry, 'lock'),
      'poetry.lock',
      {
        add: (name) => [...poetry, 'add', '--lock', name],
        remove: (name) => [...poetry, 'remove', '--lock', name],
      },
      [...poetry, 'check', '--lock'],
    ),
    go: {
      manifest: 'go.mod',
      source: 'go.mod',
      lock: 'go.sum',
      readAsked: readGoMod,
      start: (folder, asked) => {
        writeFileSync(join(folder, 'go.mod'), 'module example.org/shop\n\ngo 1.24\n');
        writeFileSync(
          join(folder, 'shop.go'),
          `package shop\n\nimport (\n${asked.map(({ name }) => `\t_ "${name}"\n`).join('')})\n`,
        );
        for (const { name, lowest } of asked) run(folder, ['go'], 'get', `${name}@v${lowest}`);
        run(folder, ['go'], 'mod', 'tidy');
      },
      bump: (folder, name) => {
        run(folder, ['go'], 'get', `${name}@latest`);
        run(folder, ['go'], 'mod', 'tidy');
      },
      add: (folder, name) => {
        const path = join(folder, 'shop.go');
        writeFileSync(path, readFileSync(path, 'utf8').replace('import (\n', `import (\n\t_ "${name}"\n`));
        run(folder, ['go'], 'mod', 'tidy');
      },
      remove: (folder, name) => {
        const path = join(folder, 'shop.go');
        writeFileSync(path, readFileSync(path, 'utf8').replace(`\t_ "${name}"\n`, ''));
        run(folder, ['go'], 'mod', 'tidy');
      },
      accepts: (folder) =>
        succeeds(folder, 'go.sum', [
          ['go', 'mod', 'download'],
          ['go', 'mod', 'tidy', '-diff'],
        ]),
    },
  };
}

function readPackageJson(text: string): readonly Asked[] {
  const lists = [...text.matchAll(/"(?:d|devD)ependencies": \{([^}]*)\}/gu)].map(([, list = '']) => list);
  return lists.flatMap((list) =>
    [...list.matchAll(/"([^"]+)": "[\^~]?(\d+\.\d+\.\d+)"/gu)].map(([, name = '', lowest = '']) => ({ name, lowest })),
  );
}

function readCargo(text: string): readonly Asked[] {
  const lists = [...text.matchAll(/^\[(?:dev-|build-)?dependencies\]\n((?:(?!\[).*\n)*)/gmu)].map(
    ([, list = '']) => list,
  );
  return lists.flatMap((list) =>
    [...list.matchAll(/^([\w-]+) = (?:\{.*?version = )?"\^?(\d+(?:\.\d+){0,2})"/gmu)].map(
      ([, name = '', lowest = '']) => ({
        name,
        lowest: [...lowest.split('.'), '0', '0'].slice(0, 3).join('.'),
      }),
    ),
  );
}

function readPyproject(text: string): readonly Asked[] {
  return [...text.matchAll(/"([A-Za-z][\w-]*)(?:\[[^\]"]*\])?\s?(?:>=|~=|==)\s?(\d+(?:\.\d+){1,2})[^"]*"/gu)].map(
    ([, name = '', lowest = '']) => ({ name, lowest }),
  );
}

function readGoMod(text: string): readonly Asked[] {
  return [...text.matchAll(/^(?:require|\t)\s*(\S+) v(\d+\.\d+\.\d+)$/gmu)].map(([, name = '', lowest = '']) => ({
    name,
    lowest,
  }));
}
