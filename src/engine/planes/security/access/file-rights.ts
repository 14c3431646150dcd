/** Files that others may change or whose name they can choose before. */
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

export const fileRights: WeaknessTopic = {
  signs:
    /chmod|mkdir|OpenFile|WriteFile|OTHER_|icacls|FullControl|setReadable|makedirs|permissions|from_mode|S_I|umask|777|OTHERS_|rwxrwx|PosixFilePermissions|UnixFileMode|openSync|fs\.open|rw-rw|setWritable|mktemp|tmpnam|tempnam|extractall|mkfifo/iu,
  weaknesses: [
    {
      patterns: [
        /\bchmod\s{1,4}(?:-\w{1,4}\s{1,4})?(?:0?[0-7]?(?:777|666|776|767|667|676)|a\+rwx|o\+w|ugo\+rwx|a\+w)\b/u,
        /\b(?:f?chmod|Chmod|chmodSync|lchmod|mkdir|Mkdir|MkdirAll|OpenFile|WriteFile|mkdirs|makedirs|set_permissions|from_mode|mkfifo)\w{0,8}\([^)]{0,80}(?:\b0?o?[0-7]?(?:777|666|776|767)\b|\b511\b|\bos\.ModePerm\b)/u,
        /\bl?chmod(?:Sync)?\([^)]{0,80}\bS_IRWXO\b/u,
        /\bUnixFileMode\.OtherWrite\b/u,
        /\bopen(?:Sync)?\([^;]{1,100},\s{0,4}["'][wa]\w?\+?["']\s{0,4},\s{0,4}0o?[0-7]{0,2}[2367]\s{0,4}[,)]/u,
        /\bS_IWOTH\b/u,
        /\bmode\s{0,2}[=:]\s{0,2}["']?0?o?[0-7]?777\b/u,
        /\bumask\(?\s{0,4}0{1,4}\b(?!\s{0,4},)/u,
        /(?<!\b(?:remove|contains)\(\s{0,4})\bPosixFilePermission\.OTHERS?_(?:WRITE|EXECUTE)/u,
        // By letters, wherever the options stand: o, a or nobody named, and w. chmod(1).
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}(?:[ugoa]{0,3}[-+=][rwxXst]{0,5},){0,3}(?:[ug]{0,2}[oa][ugoa]{0,2})[+=][rxXst]{0,3}w/u,
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}\+[rxXst]{0,3}w/u,
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}(?:[ugoa]{0,3}[-+=][rwxXst]{0,5},){1,3}o=r?w/u,
        // By digits: the last lets others write.
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}[0-7]{0,3}[2367](?=["',\s]|$)/u,
        /^\s{0,8}(?:COPY|ADD)\s[^#]{0,200}--chmod=[0-7]{0,3}[2367]\b/iu,
        /\b(?:chmod|mkdir|fchmod)\([^;]{0,120},\s{0,4}(?:["']0?|0o?)[0-7]{1,3}[2367]["']?\s{0,4}[,)]/iu,
        /\bumask\(\s{0,4}(?:mask:\s{0,4})?0o?[0-7]{0,2}[0145]\s{0,4}\)/iu,
        /\bsetReadable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
        /\bicacls\b.{0,200}\bEveryone:\(?F/iu,
        /["']Everyone["']\s{0,4},\s{0,4}FileSystemRights\.(?:FullControl|Write|Modify)/u,
        /["']rwxrwxrwx["']/u,
        // https://docs.djangoproject.com/en/stable/ref/settings/#file-upload-permissions
        /\b(?:FILE_UPLOAD_(?:DIRECTORY_)?PERMISSIONS|(?:file|directory)_permissions_mode)\s{0,4}=\s{0,4}0o?[0-7]{0,3}[2367]\b/u,
        /\bsetWritable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
      ],
      does: 'lets everybody write a file',
      mild: true,
    },
    {
      // Who runs it has the rights of its owner or group (S_ISUID, S_ISGID).
      patterns: [
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}(?:[ugoa]{0,3}[-+=][rwxX]{0,4},){0,3}[ug]{0,2}\+[rwxX]{0,3}s/u,
        /\bchmod["',\s]{1,6}(?:-{1,2}[\w-]{1,20}["',\s]{1,6}){0,4}[2-7][0-7]{3}(?=["',\s]|$)/u,
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
        /(?<!\b(?:remove|contains)\(\s{0,4})\bPosixFilePermission\.OTHERS_READ\b/u,
        /\bPosixFilePermissions\.fromString\(\s{0,4}"[-rwx]{6}(?!---)[-rwx]{3}"/u,
        /\bUnixFileMode\.OtherRead\b/u,
      ],
      does: 'lets everybody read a file',
      mild: true,
    },
  ],
};
