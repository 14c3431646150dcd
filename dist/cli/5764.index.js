export const id = 5764;
export const ids = [5764];
export const modules = {

/***/ 74913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   kK: () => (/* binding */ formatMarkdownCode),
/* harmony export */   kn: () => (/* binding */ formatMarkdownWords),
/* harmony export */   ng: () => (/* binding */ formatMarkdownLink)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16258);
/** Untrusted words as Markdown: a finding's text is text, never markup, a link, a mention or a command. */


/**
 * Returns one line of untrusted text as Markdown that shows exactly that text. It has no emphasis, HTML, link, image,
 * table cell, math, autolink (including the extended ones of GFM), mention, reference (`#1`, `GH-1`) or emoji
 * (`:tada:`). A trusted HTML comment splits the patterns that GitHub searches for after parsing.
 */
function escapeMarkdown(text) {
    return escapeLine((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function escapeLine(line) {
    return line
        .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^([#+\-=:])/u, '\\$1')
        .replace(/^(\d+)([.)])/u, '$1\\$2')
        .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}
/** Encodes a path as a part of a URL. It can never lead out of the URL's preceding part. */
function encodePath(path) {
    const parts = path.toWellFormed().split('/');
    return parts
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
}
/** Matches text that is allowed in a code span: nothing that could end the span, or be markup after it. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;
/**
 * Returns one line of untrusted text as a code span, or as escaped text if it contains characters that are not allowed
 * in a code span.
 */
function formatMarkdownCode(text) {
    const line = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text);
    return isPlainCode(line) ? `\`${line}\`` : escapeLine(line);
}
/**
 * Returns one line of untrusted text as Markdown. Text between backticks becomes a code span if it can be one, as its
 * author intended; everything else is treated as in `escapeMarkdown`.
 */
function formatMarkdownWords(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)
        .split(/(`[^`]+`)/u)
        .map((part) => {
        const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
        return code !== null && isPlainCode(code) ? `\`${code}\`` : escapeLine(part);
    })
        .join('');
}
function isPlainCode(line) {
    return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}
/** Returns a link with a trusted label, or only the label if the URL is not http(s). */
function formatMarkdownLink(label, url) {
    const parsed = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpUrl */ .f$)(url);
    if (parsed === null)
        return label;
    return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
//# sourceMappingURL=text.js.map

/***/ })

};
