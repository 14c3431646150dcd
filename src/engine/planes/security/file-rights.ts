/** Files that others may change or whose name they can choose before. */
import type { WeaknessTopic } from './weaknesses.js';

export const fileRights: WeaknessTopic = {
  signs:
    /chmod|mkdir|OpenFile|WriteFile|makedirs|permissions|from_mode|S_I|umask|777|OTHERS_|rwxrwx|rw-rw|setWritable|mktemp|tmpnam|tempnam|extractall|mkfifo/iu,
  weaknesses: [
    {
      patterns: [
        /\bchmod\s{1,4}(?:-\w{1,4}\s{1,4})?(?:0?[0-7]?(?:777|666|776|767|667|676)|a\+rwx|o\+w|ugo\+rwx|a\+w)\b/u,
        /\b(?:f?chmod|Chmod|chmodSync|lchmod|mkdir|Mkdir|MkdirAll|OpenFile|WriteFile|mkdirs|makedirs|set_permissions|from_mode|mkfifo)\w{0,8}\([^)]{0,80}(?:\b0?o?[0-7]?(?:777|666|776|767)\b|\b511\b|\bos\.ModePerm\b)/u,
        /\bchmod\([^)]{0,80}\bS_IRWXO\b/u,
        /\bS_IWOTH\b/u,
        /\bmode\s{0,2}[=:]\s{0,2}["']?0?o?[0-7]?777\b/u,
        /\bumask\(?\s{0,4}0{1,4}\b/u,
        /\bPosixFilePermission\.OTHERS_(?:WRITE|EXECUTE)/u,
        /["']rwxrwxrwx["']/u,
        /\bsetWritable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
      ],
      does: 'lets everybody write a file',
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
      // Who is in the group may change it, or everybody may: the digits of group (2, 3, 6, 7) and of others.
      patterns: [
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0o?[0-7]{0,5}(?:[2367][0-7]|[0-7][2367])\s{0,4}[,)]/iu,
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0o?[2367]\s{0,4}[,)]/iu,
        /\b(?:os\.)?(?:f|l)?chmod(?:Sync)?\([^;]{0,100},\s{0,4}0x1ff\b/iu,
        /\bchmod\([^;]{0,100}\b0o7\s{0,4}\|/u,
        /["'][r-][w-][xsS-][r-]w[xsS-][r-][w-][xtT-]["']/u,
        /["'][r-][w-][xsS-][r-][w-][xsS-][r-]w[xtT-]["']/u,
        /\bPosixFilePermission\.GROUP_WRITE\b/u,
      ],
      does: 'lets others than its owner change a file',
      mild: true,
    },
  ],
};
