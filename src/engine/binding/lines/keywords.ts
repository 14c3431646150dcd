/** Words that programming languages are made of. They stand in nearly every change, and say nothing of what it does. */

/**
 * Keywords of common languages that are words of plain English too. Left out are words that settings and interfaces use
 * as names as well (`default`, `include`, `match`, `select`, `type`).
 */
const KEYWORD =
  /(?<![\p{IDC}$.@-])(?:abstract|as|assert|async|await|break|case|catch|class|const|constexpr|continue|declare|def|defer|delegate|do|elif|else|elseif|elsif|end|enum|export|extends|extern|final|finally|fn|for|foreach|from|fun|func|function|go|goto|guard|if|impl|implements|import|in|inline|instanceof|interface|internal|is|lambda|let|loop|mod|module|mut|namespace|new|not|of|override|package|pass|private|protected|pub|public|raise|readonly|rescue|return|returns|sealed|self|static|struct|super|switch|then|this|throw|throws|trait|try|typedef|typeof|union|unless|unsafe|until|use|using|val|var|virtual|void|volatile|when|where|while|with|yield)(?![\p{IDC}$:=?-]|\s*[:(]\s*["'`])/gu;

/** Replaces the keywords of a line of code by blanks of the same length. Linear in the line. */
export function blankKeywords(code: string): string {
  return code.replace(KEYWORD, (word) => ' '.repeat(word.length));
}
