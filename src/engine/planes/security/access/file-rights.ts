import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** A right that a line asks for or takes away is not given by it. */
const TAKEN =
  /[!=]=|~|-=|\bHasFlag\(|\bin\b|\b(?:remove|contains|minus|clear|without)\w{0,10}\(|(?<![&\s])\s?&\s?(?![&\s])[\w.(]/iu
    .source;

/** A pattern of a right that a line gives. */
const given = (right: RegExp) => new RegExp(`^(?!.{0,400}(?:${TAKEN})).{0,400}(?:${right.source})`, right.flags);

/** A command that sets rights, up to where they stand, with options before them: chmod(1), install(1), mkdir(1). */
const CHMOD = String.raw`\bchmod["',\s(]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}`;
/** By letters: o, a or nobody named, and w. */
const LETTERS = `(?:[ugoa]{0,3}[-+=][rwxXst]{0,5},){0,3}(?:[ug]{0,2}[oa][ugoa]{0,2})[+=][rxXst]{0,3}w`;
/** The last digit of a number of rights lets others write. */
const DIGITS = `0?o?[0-7]{0,3}[2367]`;

/** Files that others may change or whose name they can choose before. */
export const fileRights: WeaknessTopic = {
  signs:
    /chmod|mkdir|openfile|writefile|other_|icacls|fullcontrol|setreadable|makedirs|permissions|from_mode|s_i|umask|777|others_|rwxrwx|posixfilepermission|unixfilemode|opensync|fs\.open|rw-rw|setwritable|mktemp|tmpnam|tempnam|extractall|mkfifo|filesystemaccessrule|allperms|accessperms|mode_world|perms::|\binstall\b|setfacl|\bmode\b|set_mode/u,
  weaknesses: once(() => [
    {
      patterns: [
        /\bchmod\s{1,4}(?:-\w{1,4}\s{1,4})?(?:0?[0-7]?(?:777|666|776|767|667|676)|a\+rwx|o\+w|ugo\+rwx|a\+w)\b/u,
        /\b(?:f?chmod|Chmod|chmodSync|lchmod|mkdir|Mkdir|MkdirAll|OpenFile|WriteFile|mkdirs|makedirs|set_permissions|from_mode|mkfifo)\w{0,8}!?\([^)]{0,80}(?:\b0?o?[0-7]?(?:777|666|776|767)\b|\b511\b|\bos\.ModePerm\b)/u,
        given(/\bS_IRWXO\b/u),
        given(/\bUnixFileMode\.Other(?:Write|Execute)\b/u),
        // Mono: https://learn.microsoft.com/en-us/dotnet/api/mono.unix.fileaccesspermissions, and the numbers of its Syscall.
        given(
          /\bFileAccessPermissions\.(?:AllPermissions|Other(?:Write|Execute|ReadWriteExecute|ReadWrite|WriteExecute|ReadExecute))\b/u,
        ),
        given(/\b(?:ALLPERMS|ACCESSPERMS|DEFFILEMODE)\b/u),
        given(/\bperms::(?:all|others_(?:all|write))\b/u),
        /\bopen(?:Sync)?\([^;]{1,100},\s{0,4}["'][wa]\w?\+?["']\s{0,4},\s{0,4}0o?[0-7]{0,2}[2367]\s{0,4}[,)]/u,
        /\bos\.open\([^;]{1,160},\s{0,4}(?:mode\s{0,2}=\s{0,2})?0o[0-7]{0,2}[2367]\s{0,4}\)/u,
        given(/\bS_IWOTH\b/u),
        /\bmode\s{0,2}[=:]\s{0,2}["']?0?o?[0-7]?777\b/u,
        new RegExp(String.raw`\bmode\s{0,2}[=:]\s{0,2}["']?${LETTERS}`, 'u'),
        new RegExp(
          String.raw`\b(?:set_mode|posixPermissions|setPosixPermissions)\]?\s{0,4}[(:=]\s{0,4}${DIGITS}\b`,
          'u',
        ),
        /\bumask\(?\s{0,4}0{1,4}\b(?!\s{0,4},)/u,
        given(/\bPosixFilePermission\.OTHERS?_(?:WRITE|EXECUTE)/u),
        /\bEnumSet\.allOf\(\s{0,4}PosixFilePermission\b|\bPosixFilePermission\.(?:values\(\)|entries)\.to(?:Mutable)?Set\(/u,
        // Android: https://developer.android.com/reference/android/content/Context#MODE_WORLD_WRITEABLE
        given(/\bMODE_WORLD_WRITEABLE\b/u),
        // By letters, wherever the options stand: o, a or nobody named, and w. chmod(1).
        new RegExp(`${CHMOD}${LETTERS}`, 'u'),
        new RegExp(String.raw`${CHMOD}\+[rxXst]{0,3}w`, 'u'),
        new RegExp(`${CHMOD}(?:[ugoa]{0,3}[-+=][rwxXst]{0,5},){1,3}o=r?w`, 'u'),
        // By digits: the last lets others write.
        new RegExp(String.raw`${CHMOD}[0-7]{0,3}[2367](?=["',\s]|$)`, 'u'),
        /^\s{0,8}(?:COPY|ADD)\s[^#]{0,200}--chmod=[0-7]{0,3}[2367]\b/iu,
        /\b(?:install|mkdir)\s[^|;&#]{0,120}?(?:-m\s{0,2}|--mode[= ])["']?[0-7]{2,3}[2367](?=["'\s]|$)/u,
        /\bsetfacl\s[^|;&#]{0,120}\bo(?:ther)?::?r?w/u,
        /\b(?:chmod|mkdir|fchmod)!?\([^;]{0,120},\s{0,4}(?:["']0?|0o?)[0-7]{1,3}[2367]["']?\s{0,4}[,)]/iu,
        /\bumask\(\s{0,4}(?:mask:\s{0,4})?0o?[0-7]{0,2}[0145]\s{0,4}\)/iu,
        /\bsetReadable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
        /\bicacls\b.{0,200}\bEveryone:\(?F/iu,
        /["']rwxrwxrwx["']/u,
        // https://docs.djangoproject.com/en/stable/ref/settings/#file-upload-permissions
        /\b(?:FILE_UPLOAD_(?:DIRECTORY_)?PERMISSIONS|(?:file|directory)_permissions_mode)\s{0,4}=\s{0,4}0o?[0-7]{0,3}[2367]\b/u,
        /\bsetWritable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
      ],
      does: 'lets everybody write a file',
      mild: true,
    },
    {
      // Windows: the group of all, by its name, its identifier, or the name that .NET has for it.
      // https://learn.microsoft.com/en-us/dotnet/api/system.security.accesscontrol.filesystemaccessrule
      patterns: [/\bnew (?:\w{1,30}\.){0,4}FileSystemAccessRule\(/u, /\bFileSystemAccessRule\s\w{1,60}\s?=\s?new\(/u],
      outside: /\bRemoveAccessRule\w{0,10}\(/u,
      statement: {
        has: /(?:["'](?:Everyone|\\Everyone|S-1-1-0)["']|\bWorldSid\b)[\s\S]{0,300}\bAccessControlType\.Allow\b/u,
      },
      settled: isTakenAway,
      does: 'lets everybody have a file',
      mild: true,
    },
    {
      // Who runs it has the rights of its owner or group (S_ISUID, S_ISGID).
      patterns: [
        new RegExp(String.raw`${CHMOD}(?:[ugoa]{0,3}[-+=][rwxX]{0,4},){0,3}[ug]{0,2}\+[rwxX]{0,3}s`, 'u'),
        new RegExp(String.raw`${CHMOD}[2-7][0-7]{3}(?=["',\s]|$)`, 'u'),
      ],
      does: 'lets whoever runs a file have the rights of its owner',
      mild: true,
    },
    {
      patterns: [
        /\btempfile\.mktemp\(/u,
        /\bos\.(?:tempnam|tmpnam)\(/u,
        /(?<![\w.])(?:mktemp|tmpnam|tempnam)\(\s{0,4}\w/u,
        /\.extractall\((?!.{0,80}\bfilter\b).{0,80}\)(?<=\btar\w{0,20}\.extractall.{0,90})/u,
      ],
      does: 'takes a name of a file that others can choose before',
      mild: true,
    },

    {
      // The last digit is that of all others (2, 3, 6, 7 let them write); a group is meant where it has more rights.
      patterns: [
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0o?[0-7]{0,6}[2367]\s{0,4}[,)]/iu,
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0o?[2367]\s{0,4}[,)]/iu,
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0x1ff\b/iu,
        /\bchmod\([^;]{0,100}\b0o7\s{0,4}\|/u,
        /["'][r-][w-][xsS-][r-][w-][xsS-][r-]w[xtT-]["']/u,
      ],
      does: 'lets others than its owner and its group change a file',
      mild: true,
    },
    {
      // Java names rights one by one: those of others are meant for everybody.
      patterns: [
        given(/\bPosixFilePermission\.OTHERS_READ\b/u),
        /\bPosixFilePermissions\.fromString\(\s{0,4}"[-rwx]{6}(?!---)[-rwx]{3}"/u,
        given(/\b(?:UnixFileMode|FileAccessPermissions)\.OtherRead\b/u),
        given(/\bMODE_WORLD_READABLE\b/u),
      ],
      does: 'lets everybody read a file',
      mild: true,
    },
  ]),
};

/** Returns true if the lines after a rule of access take it away instead of giving it. */
function isTakenAway(statement: string, after: readonly string[]): boolean {
  const name = /\b(\w{1,60})\s?=\s?new\b/u.exec(statement)?.[1];
  return name !== undefined && after.some((line) => /\bRemoveAccessRule\w{0,10}\(/u.test(line) && line.includes(name));
}
