/** What a base has of the files that a change loads, as a provider looks it up in git. */
import { getFileName, getFolder } from '../../src/base/paths.js';
import { isNamedSo, readLoads, readNames } from '../../src/engine/loads/index.js';
import type { Loaded, Snapshot } from '../../src/engine/snapshot.js';

/** Answers the questions about a change from the other files of its base: texts by path. */
export function buildLoaded(files: Snapshot['files'], base: Readonly<Record<string, string>>): Loaded {
  const paths = Object.keys(base);
  const loaded: Loaded = { places: [], names: [] };
  for (;;) {
    const { stems, names } = readLoads(files, loaded).questions;
    if (stems.size === 0 && names.size === 0) return loaded;
    for (const stem of stems) {
      const folder = getFolder(stem);
      const inside = paths.flatMap((path) => {
        if (folder !== '' && !path.startsWith(`${folder}/`)) return [];
        const rest = path.slice(folder === '' ? 0 : folder.length + 1);
        const end = rest.indexOf('/');
        const child = end === -1 ? rest : rest.slice(0, end);
        return isNamedSo(child, getFileName(stem))
          ? [`${folder === '' ? '' : `${folder}/`}${child}${end === -1 ? '' : '/'}`]
          : [];
      });
      loaded.places.push({ stem, there: [...new Set(inside)].sort() });
    }
    for (const [path, asked] of names) {
      const texts = paths.filter((one) =>
        path.endsWith('/') ? `${getFolder(one)}/` === path && one.endsWith('.go') : one === path,
      );
      const known = texts.map((one) => readNames(one, base[one] ?? ''));
      const has = (name: string) => known.some((text) => text.has(name));
      const before = loaded.names.find((one) => one.path === path) ?? { path, has: [], lacks: [] };
      if (!loaded.names.includes(before)) loaded.names.push(before);
      for (const name of asked) (has(name) ? before.has : before.lacks).push(name);
    }
  }
}
