import type { RawFinding, Rule } from '../../model.js';
import { findLoosenedSettings } from './access/access-settings.js';
import { cookieFlags } from './access/cookie-flags.js';
import { crossSite } from './access/cross-site.js';
import { entry } from './access/entry.js';
import { fileRights } from './access/file-rights.js';
import { openToAll } from './access/open-to-all.js';
import { pageGuards } from './access/page-guards.js';
import { findOpenPipelines } from './access/phoenix-pipelines.js';
import { findLostGuards, type Guard } from './weaknesses/lost-guards.js';
import { findWeaknesses } from './weaknesses/weaknesses.js';

const GUARDS: readonly Guard[] = [
  { pattern: /\bContent-Security-Policy\b(?!-Report-Only)/iu, what: 'the rule that says what pages may load (CSP)' },
  { pattern: /\bStrict-Transport-Security\b/iu, what: 'the rule that browsers come by TLS alone (HSTS)' },
  {
    pattern: /^\s{0,80}(?:location\b.{0,200}\{.{0,200})?\bdeny\s{1,4}all\s{0,4};/u,
    what: 'a rule that keeps others out',
  },
  { pattern: /^\s{0,80}auth_basic\s{1,4}["']/u, what: 'a rule that asks for a password' },
];

/** Reports loosened access rights. */
export const accessWeakened: Rule = {
  id: 'security/access-weakened',
  severity: 'warn',
  summary: 'A setting lets more in than before',
  docs: {
    why: 'A setting that lets everybody in opens more than the code around it shows, and no test of what should work will notice.',
    bad: {
      files: {
        'src/server.ts': [' const app = express();', "+app.use(cors({ origin: '*' }));"],
      },
    },
    good: {
      files: {
        'src/server.ts': [' const app = express();', "+app.use(cors({ origin: 'https://shop.example' }));"],
      },
    },
  },
  suppressible: true,
  check: (context) => {
    const told = [
      ...findWeaknesses(
        context,
        [crossSite, entry, pageGuards, cookieFlags, openToAll, fileRights],
        'If that is meant, say for whom and why in the pull request; if not, name the origins, roles or files that are meant.',
      ),
      ...findOpenPipelines(context),
      ...findLostGuards(
        context,
        GUARDS,
        'Nothing like it comes in its place in this file. Say where it is set now, or put it back.',
      ),
    ];
    const isTold = ({ file, first }: RawFinding) => told.some((one) => one.file === file && one.first === first);
    return [...told, ...findLoosenedSettings(context).filter((setting) => !isTold(setting))];
  },
};
