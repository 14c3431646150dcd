import type { RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
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
  severity: 'info',
  summary: 'A setting gives access to more than before',
  docs: {
    why: 'The setting may give access to more people than the code around it shows. Tests of what should work still pass.',
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
        'If that is intended, say for whom and why in the pull request. If not, name the origins, roles or files that need it.',
      ),
      ...findOpenPipelines(context),
      ...findLostGuards(context, GUARDS, 'Nothing in this file replaces it. Say where it is set now, or put it back.'),
    ];
    const isTold = ({ file, first }: RawFinding) => told.some((one) => one.file === file && one.first === first);
    return leaveToPerson([...told, ...findLoosenedSettings(context).filter((setting) => !isTold(setting))]);
  },
};
