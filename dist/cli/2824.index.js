export const id = 2824;
export const ids = [2824];
export const modules = {

/***/ 5271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'ABAP',
  type: 'programming',
  aceMode: 'abap',
  extensions: ['.abap'],
  languageId: 1,
  tmScope: 'source.abap',
  color: '#E8274B',
});


/***/ }),

/***/ 6429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Ada',
  type: 'programming',
  aceMode: 'ada',
  extensions: ['.adb', '.ada', '.ads'],
  languageId: 11,
  tmScope: 'source.ada',
  aliases: ['ada95', 'ada2005'],
  color: '#02f88c',
});


/***/ }),

/***/ 28017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'ApacheConf',
  type: 'data',
  aceMode: 'apache_conf',
  extensions: ['.apacheconf', '.vhost'],
  filenames: ['.htaccess', 'apache2.conf', 'httpd.conf'],
  languageId: 16,
  tmScope: 'source.apacheconf',
  aliases: ['aconf', 'apache'],
  color: '#d12127',
});


/***/ }),

/***/ 8593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Apex',
  type: 'programming',
  aceMode: 'apex',
  extensions: ['.cls', '.apex', '.trigger'],
  languageId: 17,
  tmScope: 'source.apex',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-java',
  color: '#1797c0',
});


/***/ }),

/***/ 31422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'AppleScript',
  type: 'programming',
  aceMode: 'applescript',
  extensions: ['.applescript', '.scpt'],
  languageId: 19,
  tmScope: 'source.applescript',
  aliases: ['apples', 'osascript'],
  color: '#101F1F',
  interpreters: ['osascript'],
});


/***/ }),

/***/ 62194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'AsciiDoc',
  type: 'prose',
  aceMode: 'asciidoc',
  extensions: ['.asciidoc', '.adoc', '.asc'],
  languageId: 22,
  tmScope: 'text.html.asciidoc',
  color: '#73a0c5',
  wrap: true,
});


/***/ }),

/***/ 17301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Assembly',
  type: 'programming',
  aceMode: 'assembly_x86',
  extensions: ['.asm', '.a51', '.i', '.inc', '.nas', '.nasm', '.s'],
  languageId: 24,
  tmScope: 'source.assembly',
  aliases: ['asm', 'nasm'],
  color: '#6E4C13',
});


/***/ }),

/***/ 36138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Astro',
  type: 'markup',
  aceMode: 'astro',
  extensions: ['.astro'],
  languageId: 578209015,
  tmScope: 'source.astro',
  codemirrorMode: 'jsx',
  codemirrorMimeType: 'text/jsx',
  color: '#ff5a03',
});


/***/ }),

/***/ 5773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Ballerina',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.bal'],
  languageId: 720859680,
  tmScope: 'source.ballerina',
  color: '#FF5000',
});


/***/ }),

/***/ 63287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Batchfile',
  type: 'programming',
  aceMode: 'batchfile',
  extensions: ['.bat', '.cmd'],
  filenames: ['gradlew.bat', 'mvnw.cmd'],
  languageId: 29,
  tmScope: 'source.batchfile',
  aliases: ['bat', 'batch', 'dosbatch', 'winbatch'],
  color: '#C1F12E',
});


/***/ }),

/***/ 82782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Bicep',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.bicep', '.bicepparam'],
  languageId: 321200902,
  tmScope: 'source.bicep',
  color: '#519aba',
});


/***/ }),

/***/ 99099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Blade',
  type: 'markup',
  aceMode: 'php_laravel_blade',
  extensions: ['.blade', '.blade.php'],
  languageId: 33,
  tmScope: 'text.html.php.blade',
  color: '#f7523f',
});


/***/ }),

/***/ 6500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Browserslist',
  type: 'data',
  aceMode: 'text',
  filenames: ['.browserslistrc', 'browserslist'],
  languageId: 153503348,
  tmScope: 'text.browserslist',
  color: '#ffd539',
});


/***/ }),

/***/ 13720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'C',
  type: 'programming',
  aceMode: 'c_cpp',
  extensions: ['.c', '.cats', '.h', '.h.in', '.idc'],
  languageId: 41,
  tmScope: 'source.c',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-csrc',
  color: '#555555',
  interpreters: ['tcc'],
});


/***/ }),

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'CMake',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.cmake', '.cmake.in'],
  filenames: ['CMakeLists.txt'],
  languageId: 47,
  tmScope: 'source.cmake',
  codemirrorMode: 'cmake',
  codemirrorMimeType: 'text/x-cmake',
  color: '#DA3434',
});


/***/ }),

/***/ 90386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'COBOL',
  type: 'programming',
  aceMode: 'cobol',
  extensions: ['.cob', '.cbl', '.ccp', '.cobol', '.cpy'],
  languageId: 48,
  tmScope: 'source.cobol',
  codemirrorMode: 'cobol',
  codemirrorMimeType: 'text/x-cobol',
});


/***/ }),

/***/ 46544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'CODEOWNERS',
  type: 'data',
  aceMode: 'gitignore',
  filenames: ['CODEOWNERS'],
  languageId: 321684729,
  tmScope: 'text.codeowners',
});


/***/ }),

/***/ 5810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'CSS',
  type: 'markup',
  aceMode: 'css',
  extensions: ['.css'],
  languageId: 50,
  tmScope: 'source.css',
  codemirrorMode: 'css',
  codemirrorMimeType: 'text/css',
  color: '#663399',
});


/***/ }),

/***/ 97341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'CSV',
  type: 'data',
  aceMode: 'csv',
  extensions: ['.csv'],
  languageId: 51,
  tmScope: 'source.csv',
  color: '#237346',
});


/***/ }),

/***/ 23979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'C#',
  type: 'programming',
  aceMode: 'csharp',
  extensions: ['.cs', '.cake', '.cs.pp', '.csx', '.linq'],
  languageId: 42,
  tmScope: 'source.cs',
  aliases: ['csharp', 'cake', 'cakescript'],
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-csharp',
  color: '#7355dd',
});


/***/ }),

/***/ 36204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'C++',
  type: 'programming',
  aceMode: 'c_cpp',
  extensions: [
    '.cpp',
    '.c++',
    '.cc',
    '.cp',
    '.cppm',
    '.cxx',
    '.h',
    '.h++',
    '.hh',
    '.hpp',
    '.hxx',
    '.inc',
    '.inl',
    '.ino',
    '.ipp',
    '.ixx',
    '.re',
    '.tcc',
    '.tpp',
    '.txx',
  ],
  languageId: 43,
  tmScope: 'source.c++',
  aliases: ['cpp'],
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-c++src',
  color: '#f34b7d',
});


/***/ }),

/***/ 2793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Cairo',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.cairo'],
  languageId: 620599567,
  tmScope: 'source.cairo',
  color: '#ff4a48',
  group: 'Cairo',
});


/***/ }),

/***/ 30405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Clojure',
  type: 'programming',
  aceMode: 'clojure',
  extensions: [
    '.clj',
    '.bb',
    '.boot',
    '.cl2',
    '.cljc',
    '.cljs',
    '.cljs.hl',
    '.cljscm',
    '.cljx',
    '.hic',
  ],
  filenames: ['riemann.config'],
  languageId: 62,
  tmScope: 'source.clojure',
  codemirrorMode: 'clojure',
  codemirrorMimeType: 'text/x-clojure',
  color: '#db5855',
  interpreters: ['bb'],
});


/***/ }),

/***/ 32118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'CoffeeScript',
  type: 'programming',
  aceMode: 'coffee',
  extensions: ['.coffee', '._coffee', '.cake', '.cjsx', '.coffee.erb', '.iced'],
  filenames: ['Cakefile'],
  languageId: 63,
  tmScope: 'source.coffee',
  aliases: ['coffee', 'coffee-script'],
  codemirrorMode: 'coffeescript',
  codemirrorMimeType: 'text/x-coffeescript',
  color: '#244776',
  interpreters: ['coffee'],
});


/***/ }),

/***/ 17724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Common Lisp',
  type: 'programming',
  aceMode: 'lisp',
  extensions: ['.lisp', '.asd', '.cl', '.l', '.lsp', '.ny', '.podsl', '.sexp'],
  languageId: 66,
  tmScope: 'source.commonlisp',
  aliases: ['lisp'],
  codemirrorMode: 'commonlisp',
  codemirrorMimeType: 'text/x-common-lisp',
  color: '#3fb68b',
  interpreters: ['lisp', 'sbcl', 'ccl', 'clisp', 'ecl'],
});


/***/ }),

/***/ 50387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Crystal',
  type: 'programming',
  aceMode: 'crystal',
  extensions: ['.cr'],
  languageId: 72,
  tmScope: 'source.crystal',
  codemirrorMode: 'crystal',
  codemirrorMimeType: 'text/x-crystal',
  color: '#000100',
  interpreters: ['crystal'],
});


/***/ }),

/***/ 91418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Cuda',
  type: 'programming',
  aceMode: 'c_cpp',
  extensions: ['.cu', '.cuh'],
  languageId: 77,
  tmScope: 'source.cuda-c++',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-c++src',
  color: '#3A4E3A',
});


/***/ }),

/***/ 9568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Cython',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.pyx', '.pxd', '.pxi'],
  languageId: 79,
  tmScope: 'source.cython',
  aliases: ['pyrex'],
  codemirrorMode: 'python',
  codemirrorMimeType: 'text/x-cython',
  color: '#fedf5b',
});


/***/ }),

/***/ 70925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'D',
  type: 'programming',
  aceMode: 'd',
  extensions: ['.d', '.di'],
  languageId: 80,
  tmScope: 'source.d',
  aliases: ['Dlang'],
  codemirrorMode: 'd',
  codemirrorMimeType: 'text/x-d',
  color: '#ba595e',
});


/***/ }),

/***/ 73892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Dart',
  type: 'programming',
  aceMode: 'dart',
  extensions: ['.dart'],
  languageId: 87,
  tmScope: 'source.dart',
  codemirrorMode: 'dart',
  codemirrorMimeType: 'application/dart',
  color: '#00B4AB',
  interpreters: ['dart'],
});


/***/ }),

/***/ 84162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Diff',
  type: 'data',
  aceMode: 'diff',
  extensions: ['.diff', '.patch'],
  languageId: 88,
  tmScope: 'source.diff',
  aliases: ['udiff'],
  codemirrorMode: 'diff',
  codemirrorMimeType: 'text/x-diff',
});


/***/ }),

/***/ 74439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Dockerfile',
  type: 'programming',
  aceMode: 'dockerfile',
  extensions: ['.dockerfile', '.containerfile'],
  filenames: ['Containerfile', 'Dockerfile'],
  languageId: 89,
  tmScope: 'source.dockerfile',
  aliases: ['Containerfile'],
  codemirrorMode: 'dockerfile',
  codemirrorMimeType: 'text/x-dockerfile',
  color: '#384d54',
});


/***/ }),

/***/ 71167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Dotenv',
  type: 'data',
  aceMode: 'text',
  extensions: ['.env'],
  filenames: [
    '.env',
    '.env.ci',
    '.env.dev',
    '.env.development',
    '.env.development.local',
    '.env.example',
    '.env.local',
    '.env.prod',
    '.env.production',
    '.env.sample',
    '.env.staging',
    '.env.template',
    '.env.test',
    '.env.testing',
  ],
  languageId: 111148035,
  tmScope: 'source.dotenv',
  color: '#e5d559',
});


/***/ }),

/***/ 59957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'EJS',
  type: 'markup',
  aceMode: 'ejs',
  extensions: ['.ejs', '.ect', '.ejs.t', '.jst'],
  languageId: 95,
  tmScope: 'text.html.js',
  codemirrorMode: 'htmlembedded',
  codemirrorMimeType: 'application/x-ejs',
  color: '#a91e50',
});


/***/ }),

/***/ 86574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Earthly',
  type: 'programming',
  aceMode: 'text',
  filenames: ['Earthfile'],
  languageId: 963512632,
  tmScope: 'source.earthfile',
  aliases: ['Earthfile'],
  color: '#2af0ff',
});


/***/ }),

/***/ 28610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'EditorConfig',
  type: 'data',
  aceMode: 'ini',
  extensions: ['.editorconfig'],
  filenames: ['.editorconfig'],
  languageId: 96139566,
  tmScope: 'source.editorconfig',
  aliases: ['editor-config'],
  codemirrorMode: 'properties',
  codemirrorMimeType: 'text/x-properties',
  color: '#fff1f2',
  group: 'INI',
});


/***/ }),

/***/ 78274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Elixir',
  type: 'programming',
  aceMode: 'elixir',
  extensions: ['.ex', '.exs'],
  filenames: ['mix.lock'],
  languageId: 100,
  tmScope: 'source.elixir',
  color: '#6e4a7e',
  interpreters: ['elixir'],
});


/***/ }),

/***/ 90893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Elm',
  type: 'programming',
  aceMode: 'elm',
  extensions: ['.elm'],
  languageId: 101,
  tmScope: 'source.elm',
  codemirrorMode: 'elm',
  codemirrorMimeType: 'text/x-elm',
  color: '#60B5CC',
});


/***/ }),

/***/ 23238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Emacs Lisp',
  type: 'programming',
  aceMode: 'lisp',
  extensions: ['.el', '.emacs', '.emacs.desktop'],
  filenames: [
    '.abbrev_defs',
    '.emacs',
    '.emacs.desktop',
    '.gnus',
    '.spacemacs',
    '.viper',
    'Cask',
    'Eask',
    'Project.ede',
    '_emacs',
    'abbrev_defs',
  ],
  languageId: 102,
  tmScope: 'source.emacs.lisp',
  aliases: ['cask', 'eask', 'elisp', 'emacs'],
  codemirrorMode: 'commonlisp',
  codemirrorMimeType: 'text/x-common-lisp',
  color: '#c065db',
});


/***/ }),

/***/ 59198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Erlang',
  type: 'programming',
  aceMode: 'erlang',
  extensions: [
    '.erl',
    '.app',
    '.app.src',
    '.es',
    '.escript',
    '.hrl',
    '.xrl',
    '.yrl',
  ],
  filenames: ['Emakefile', 'rebar.config', 'rebar.config.lock', 'rebar.lock'],
  languageId: 104,
  tmScope: 'source.erlang',
  codemirrorMode: 'erlang',
  codemirrorMimeType: 'text/x-erlang',
  color: '#B83998',
  interpreters: ['escript'],
});


/***/ }),

/***/ 57464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'F#',
  type: 'programming',
  aceMode: 'fsharp',
  extensions: ['.fs', '.fsi', '.fsx'],
  languageId: 105,
  tmScope: 'source.fsharp',
  aliases: ['fsharp'],
  codemirrorMode: 'mllike',
  codemirrorMimeType: 'text/x-fsharp',
  color: '#b845fc',
});


/***/ }),

/***/ 619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Fortran',
  type: 'programming',
  aceMode: 'fortran',
  extensions: ['.f', '.f77', '.for', '.fpp'],
  languageId: 107,
  tmScope: 'source.fortran',
  codemirrorMode: 'fortran',
  codemirrorMimeType: 'text/x-fortran',
  color: '#4d41b1',
  group: 'Fortran',
});


/***/ }),

/***/ 38073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'GDScript',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.gd'],
  languageId: 123,
  tmScope: 'source.gdscript',
  color: '#355570',
});


/***/ }),

/***/ 30977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'GLSL',
  type: 'programming',
  aceMode: 'glsl',
  extensions: [
    '.glsl',
    '.fp',
    '.frag',
    '.frg',
    '.fs',
    '.fsh',
    '.fshader',
    '.geo',
    '.geom',
    '.glslf',
    '.glslv',
    '.gs',
    '.gshader',
    '.rchit',
    '.rmiss',
    '.shader',
    '.tesc',
    '.tese',
    '.vert',
    '.vrx',
    '.vs',
    '.vsh',
    '.vshader',
  ],
  languageId: 124,
  tmScope: 'source.glsl',
  color: '#5686a5',
});


/***/ }),

/***/ 155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Gettext Catalog',
  type: 'prose',
  aceMode: 'text',
  extensions: ['.po', '.pot'],
  languageId: 129,
  tmScope: 'source.po',
  aliases: ['pot'],
});


/***/ }),

/***/ 14560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Git Attributes',
  type: 'data',
  aceMode: 'gitignore',
  filenames: ['.gitattributes'],
  languageId: 956324166,
  tmScope: 'source.gitattributes',
  aliases: ['gitattributes'],
  codemirrorMode: 'shell',
  codemirrorMimeType: 'text/x-sh',
  color: '#F44D27',
});


/***/ }),

/***/ 15375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Git Config',
  type: 'data',
  aceMode: 'ini',
  extensions: ['.gitconfig'],
  filenames: ['.gitconfig', '.gitmodules', '.tgitconfig', 'config.worktree'],
  languageId: 807968997,
  tmScope: 'source.gitconfig',
  aliases: ['gitconfig', 'gitmodules'],
  codemirrorMode: 'properties',
  codemirrorMimeType: 'text/x-properties',
  color: '#F44D27',
  group: 'INI',
});


/***/ }),

/***/ 84769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Gleam',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.gleam'],
  languageId: 1054258749,
  tmScope: 'source.gleam',
  color: '#ffaff3',
});


/***/ }),

/***/ 50199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Go',
  type: 'programming',
  aceMode: 'golang',
  extensions: ['.go'],
  languageId: 132,
  tmScope: 'source.go',
  aliases: ['golang'],
  codemirrorMode: 'go',
  codemirrorMimeType: 'text/x-go',
  color: '#00ADD8',
});


/***/ }),

/***/ 77503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Go Checksums',
  type: 'data',
  aceMode: 'text',
  filenames: ['go.sum', 'go.work.sum'],
  languageId: 1054391671,
  tmScope: 'go.sum',
  aliases: ['go.sum', 'go sum', 'go.work.sum', 'go work sum'],
  color: '#00ADD8',
});


/***/ }),

/***/ 45975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Go Module',
  type: 'data',
  aceMode: 'text',
  filenames: ['go.mod'],
  languageId: 947461016,
  tmScope: 'go.mod',
  aliases: ['go.mod', 'go mod'],
  color: '#00ADD8',
});


/***/ }),

/***/ 82446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Go Workspace',
  type: 'data',
  aceMode: 'text',
  filenames: ['go.work'],
  languageId: 934546256,
  tmScope: 'go.mod',
  aliases: ['go.work', 'go work'],
  color: '#00ADD8',
});


/***/ }),

/***/ 71750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Gradle',
  type: 'data',
  aceMode: 'text',
  extensions: ['.gradle'],
  languageId: 136,
  tmScope: 'source.groovy.gradle',
  color: '#02303a',
});


/***/ }),

/***/ 31928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Gradle Kotlin DSL',
  type: 'data',
  aceMode: 'text',
  extensions: ['.gradle.kts'],
  languageId: 432600901,
  tmScope: 'source.kotlin',
  color: '#02303a',
  group: 'Gradle',
});


/***/ }),

/***/ 89636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'GraphQL',
  type: 'data',
  aceMode: 'graphqlschema',
  extensions: ['.graphql', '.gql', '.graphqls'],
  languageId: 139,
  tmScope: 'source.graphql',
  color: '#e10098',
});


/***/ }),

/***/ 42407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Groovy',
  type: 'programming',
  aceMode: 'groovy',
  extensions: ['.groovy', '.grt', '.gtpl', '.gvy'],
  filenames: ['Jenkinsfile'],
  languageId: 142,
  tmScope: 'source.groovy',
  codemirrorMode: 'groovy',
  codemirrorMimeType: 'text/x-groovy',
  color: '#4298b8',
  interpreters: ['groovy'],
});


/***/ }),

/***/ 11170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HCL',
  type: 'programming',
  aceMode: 'terraform',
  extensions: ['.hcl', '.nomad', '.tf', '.tfvars', '.tofu', '.workflow'],
  languageId: 144,
  tmScope: 'source.hcl',
  aliases: ['HashiCorp Configuration Language', 'opentofu', 'terraform'],
  codemirrorMode: 'ruby',
  codemirrorMimeType: 'text/x-ruby',
  color: '#844FBA',
});


/***/ }),

/***/ 9482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HLSL',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.hlsl', '.cginc', '.fx', '.fxh', '.hlsli'],
  languageId: 145,
  tmScope: 'source.hlsl',
  color: '#aace60',
});


/***/ }),

/***/ 21580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HTML',
  type: 'markup',
  aceMode: 'html',
  extensions: ['.html', '.hta', '.htm', '.html.hl', '.inc', '.xht', '.xhtml'],
  languageId: 146,
  tmScope: 'text.html.basic',
  aliases: ['xhtml'],
  codemirrorMode: 'htmlmixed',
  codemirrorMimeType: 'text/html',
  color: '#e34c26',
});


/***/ }),

/***/ 41842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HTML+EEX',
  type: 'markup',
  aceMode: 'html_elixir',
  extensions: ['.html.eex', '.heex', '.leex'],
  languageId: 149,
  tmScope: 'text.html.elixir',
  aliases: ['eex', 'heex', 'leex'],
  codemirrorMode: 'htmlmixed',
  codemirrorMimeType: 'text/html',
  color: '#6e4a7e',
  group: 'HTML',
});


/***/ }),

/***/ 67855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HTML+ERB',
  type: 'markup',
  aceMode: 'html_ruby',
  extensions: ['.erb', '.erb.deface', '.rhtml'],
  languageId: 150,
  tmScope: 'text.html.erb',
  aliases: ['erb', 'rhtml', 'html+ruby'],
  codemirrorMode: 'htmlembedded',
  codemirrorMimeType: 'application/x-erb',
  color: '#701516',
  group: 'HTML',
});


/***/ }),

/***/ 43320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HTML+PHP',
  type: 'markup',
  aceMode: 'php',
  extensions: ['.phtml'],
  languageId: 151,
  tmScope: 'text.html.php',
  codemirrorMode: 'php',
  codemirrorMimeType: 'application/x-httpd-php',
  color: '#4f5d95',
  group: 'HTML',
});


/***/ }),

/***/ 54808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'HTML+Razor',
  type: 'markup',
  aceMode: 'razor',
  extensions: ['.cshtml', '.razor'],
  languageId: 479039817,
  tmScope: 'text.html.cshtml',
  aliases: ['razor'],
  codemirrorMode: 'htmlmixed',
  codemirrorMimeType: 'text/html',
  color: '#512be4',
  group: 'HTML',
});


/***/ }),

/***/ 75456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Hack',
  type: 'programming',
  aceMode: 'php',
  extensions: ['.hack', '.hh', '.hhi', '.php'],
  languageId: 153,
  tmScope: 'source.hack',
  codemirrorMode: 'php',
  codemirrorMimeType: 'application/x-httpd-php',
  color: '#878787',
});


/***/ }),

/***/ 87251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Haml',
  type: 'markup',
  aceMode: 'haml',
  extensions: ['.haml', '.haml.deface'],
  languageId: 154,
  tmScope: 'text.haml',
  codemirrorMode: 'haml',
  codemirrorMimeType: 'text/x-haml',
  color: '#ece2a9',
});


/***/ }),

/***/ 85009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Handlebars',
  type: 'markup',
  aceMode: 'handlebars',
  extensions: ['.handlebars', '.hbs'],
  languageId: 155,
  tmScope: 'text.html.handlebars',
  aliases: ['hbs', 'htmlbars'],
  color: '#f7931e',
});


/***/ }),

/***/ 24557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Haskell',
  type: 'programming',
  aceMode: 'haskell',
  extensions: ['.hs', '.hs-boot', '.hsc'],
  languageId: 157,
  tmScope: 'source.haskell',
  codemirrorMode: 'haskell',
  codemirrorMimeType: 'text/x-haskell',
  color: '#5e5086',
  interpreters: ['runghc', 'runhaskell', 'runhugs'],
});


/***/ }),

/***/ 54729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Haxe',
  type: 'programming',
  aceMode: 'haxe',
  extensions: ['.hx', '.hxsl'],
  languageId: 158,
  tmScope: 'source.hx',
  codemirrorMode: 'haxe',
  codemirrorMimeType: 'text/x-haxe',
  color: '#df7900',
});


/***/ }),

/***/ 23851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'INI',
  type: 'data',
  aceMode: 'ini',
  extensions: [
    '.ini',
    '.cfg',
    '.cnf',
    '.container',
    '.dof',
    '.frm',
    '.lektorproject',
    '.mount',
    '.network',
    '.prefs',
    '.pro',
    '.properties',
    '.service',
    '.socket',
    '.target',
    '.timer',
    '.url',
  ],
  filenames: [
    '.buckconfig',
    '.coveragerc',
    '.flake8',
    '.gitreview',
    '.pylintrc',
    'HOSTS',
    'buildozer.spec',
    'hosts',
    'pylintrc',
    'vlcrc',
  ],
  languageId: 163,
  tmScope: 'source.ini',
  aliases: ['conf', 'dosini'],
  codemirrorMode: 'properties',
  codemirrorMimeType: 'text/x-properties',
  color: '#d1dbe0',
});


/***/ }),

/***/ 46915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Ignore List',
  type: 'data',
  aceMode: 'gitignore',
  extensions: ['.gitignore'],
  filenames: [
    '.agignore',
    '.atomignore',
    '.babelignore',
    '.bzrignore',
    '.ckignore',
    '.coffeelintignore',
    '.cvsignore',
    '.dockerignore',
    '.easignore',
    '.eleventyignore',
    '.eslint-ignore',
    '.eslintignore',
    '.gitignore',
    '.ignore',
    '.markdownlintignore',
    '.nodemonignore',
    '.npmignore',
    '.prettierignore',
    '.rgignore',
    '.stylelintignore',
    '.vercelignore',
    '.vscodeignore',
    'gitignore-global',
    'gitignore_global',
  ],
  languageId: 74444240,
  tmScope: 'source.gitignore',
  aliases: ['ignore', 'gitignore', 'git-ignore'],
  codemirrorMode: 'shell',
  codemirrorMimeType: 'text/x-sh',
  color: '#000000',
});


/***/ }),

/***/ 17003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'JSON',
  type: 'data',
  aceMode: 'json',
  extensions: [
    '.json',
    '.4DForm',
    '.4DProject',
    '.avsc',
    '.geojson',
    '.gltf',
    '.har',
    '.ice',
    '.JSON-tmLanguage',
    '.json.example',
    '.jsonl',
    '.mcmeta',
    '.sarif',
    '.slnlaunch',
    '.tact',
    '.tfstate',
    '.tfstate.backup',
    '.topojson',
    '.webapp',
    '.webmanifest',
    '.yy',
    '.yyp',
  ],
  filenames: [
    '.all-contributorsrc',
    '.arcconfig',
    '.auto-changelog',
    '.c8rc',
    '.htmlhintrc',
    '.imgbotconfig',
    '.nycrc',
    '.releaserc',
    '.secrets.baseline',
    '.tern-config',
    '.tern-project',
    '.watchmanconfig',
    'MODULE.bazel.lock',
    'Package.resolved',
    'Pipfile.lock',
    'bun.lock',
    'composer.lock',
    'deno.lock',
    'flake.lock',
    'mcmod.info',
  ],
  languageId: 174,
  tmScope: 'source.json',
  aliases: ['geojson', 'jsonl', 'sarif', 'topojson'],
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'application/json',
  color: '#292929',
});


/***/ }),

/***/ 75688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'JSON5',
  type: 'data',
  aceMode: 'json5',
  extensions: ['.json5'],
  languageId: 175,
  tmScope: 'source.js',
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'application/json',
  color: '#267CB9',
});


/***/ }),

/***/ 51019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'JSONLD',
  type: 'data',
  aceMode: 'javascript',
  extensions: ['.jsonld'],
  languageId: 176,
  tmScope: 'source.js',
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'application/ld+json',
  color: '#0c479c',
});


/***/ }),

/***/ 87753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'JSON with Comments',
  type: 'data',
  aceMode: 'javascript',
  extensions: [
    '.jsonc',
    '.code-snippets',
    '.code-workspace',
    '.hujson',
    '.sublime-build',
    '.sublime-color-scheme',
    '.sublime-commands',
    '.sublime-completions',
    '.sublime-keymap',
    '.sublime-macro',
    '.sublime-menu',
    '.sublime-mousemap',
    '.sublime-project',
    '.sublime-settings',
    '.sublime-theme',
    '.sublime-workspace',
    '.sublime_metrics',
    '.sublime_session',
    '.tsconfig.json',
  ],
  filenames: [
    '.babelrc',
    '.devcontainer.json',
    '.eslintrc',
    '.eslintrc.json',
    '.jscsrc',
    '.jshintrc',
    '.jslintrc',
    '.oxlintrc.json',
    '.swcrc',
    'api-extractor.json',
    'devcontainer.json',
    'jsconfig.json',
    'language-configuration.json',
    'tsconfig.json',
    'tslint.json',
  ],
  languageId: 423,
  tmScope: 'source.json.comments',
  aliases: ['jsonc'],
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'text/javascript',
  color: '#292929',
  group: 'JSON',
});


/***/ }),

/***/ 28453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Java',
  type: 'programming',
  aceMode: 'java',
  extensions: ['.java', '.jav', '.jsh'],
  languageId: 181,
  tmScope: 'source.java',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-java',
  color: '#b07219',
});


/***/ }),

/***/ 30890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'JavaScript',
  type: 'programming',
  aceMode: 'javascript',
  extensions: [
    '.js',
    '._js',
    '.bones',
    '.cjs',
    '.es',
    '.es6',
    '.frag',
    '.gs',
    '.jake',
    '.javascript',
    '.jsb',
    '.jscad',
    '.jsfl',
    '.jslib',
    '.jsm',
    '.jspre',
    '.jss',
    '.jsx',
    '.mjs',
    '.njs',
    '.pac',
    '.sjs',
    '.ssjs',
    '.xsjs',
    '.xsjslib',
  ],
  filenames: ['Jakefile'],
  languageId: 183,
  tmScope: 'source.js',
  aliases: ['js', 'node'],
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'text/javascript',
  color: '#f1e05a',
  interpreters: [
    'bun',
    'chakra',
    'd8',
    'deno',
    'gjs',
    'js',
    'node',
    'nodejs',
    'qjs',
    'rhino',
    'v8',
    'v8-shell',
  ],
});


/***/ }),

/***/ 48024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Java Properties',
  type: 'data',
  aceMode: 'properties',
  extensions: ['.properties'],
  languageId: 519377561,
  tmScope: 'source.java-properties',
  codemirrorMode: 'properties',
  codemirrorMimeType: 'text/x-properties',
  color: '#2A6277',
});


/***/ }),

/***/ 37932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Java Server Pages',
  type: 'programming',
  aceMode: 'jsp',
  extensions: ['.jsp', '.tag'],
  languageId: 182,
  tmScope: 'text.html.jsp',
  aliases: ['jsp'],
  codemirrorMode: 'htmlembedded',
  codemirrorMimeType: 'application/x-jsp',
  color: '#2A6277',
  group: 'Java',
});


/***/ }),

/***/ 15213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Jinja',
  type: 'markup',
  aceMode: 'django',
  extensions: ['.jinja', '.j2', '.jinja2'],
  languageId: 147,
  tmScope: 'text.html.django',
  aliases: ['django', 'html+django', 'html+jinja', 'htmldjango'],
  codemirrorMode: 'jinja2',
  codemirrorMimeType: 'text/jinja2',
  color: '#a52a22',
});


/***/ }),

/***/ 89372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Jsonnet',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.jsonnet', '.libsonnet'],
  languageId: 664885656,
  tmScope: 'source.jsonnet',
  color: '#0064bd',
});


/***/ }),

/***/ 51968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Julia',
  type: 'programming',
  aceMode: 'julia',
  extensions: ['.jl'],
  languageId: 184,
  tmScope: 'source.julia',
  codemirrorMode: 'julia',
  codemirrorMimeType: 'text/x-julia',
  color: '#a270ba',
  interpreters: ['julia'],
});


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Jupyter Notebook',
  type: 'markup',
  aceMode: 'json',
  extensions: ['.ipynb'],
  filenames: ['Notebook'],
  languageId: 185,
  tmScope: 'source.json',
  aliases: ['IPython Notebook'],
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'application/json',
  color: '#DA5B0B',
});


/***/ }),

/***/ 51119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Just',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.just'],
  filenames: [
    '.JUSTFILE',
    '.Justfile',
    '.justfile',
    'JUSTFILE',
    'Justfile',
    'justfile',
  ],
  languageId: 128447695,
  tmScope: 'source.just',
  aliases: ['Justfile'],
  color: '#384d54',
});


/***/ }),

/***/ 95872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Kotlin',
  type: 'programming',
  aceMode: 'kotlin',
  extensions: ['.kt', '.ktm', '.kts'],
  languageId: 189,
  tmScope: 'source.kotlin',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-kotlin',
  color: '#A97BFF',
});


/***/ }),

/***/ 94416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'LLVM',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.ll'],
  languageId: 191,
  tmScope: 'source.llvm',
  color: '#185619',
});


/***/ }),

/***/ 29993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Lean',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.lean', '.hlean'],
  languageId: 197,
  tmScope: 'source.lean',
});


/***/ }),

/***/ 13208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Less',
  type: 'markup',
  aceMode: 'less',
  extensions: ['.less'],
  languageId: 198,
  tmScope: 'source.css.less',
  aliases: ['less-css'],
  codemirrorMode: 'css',
  codemirrorMimeType: 'text/x-less',
  color: '#1d365d',
});


/***/ }),

/***/ 23901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Liquid',
  type: 'markup',
  aceMode: 'liquid',
  extensions: ['.liquid'],
  languageId: 204,
  tmScope: 'text.html.liquid',
  color: '#67b8de',
});


/***/ }),

/***/ 10267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Lua',
  type: 'programming',
  aceMode: 'lua',
  extensions: [
    '.lua',
    '.fcgi',
    '.nse',
    '.p8',
    '.pd_lua',
    '.rbxs',
    '.rockspec',
    '.wlua',
  ],
  filenames: ['.luacheckrc'],
  languageId: 213,
  tmScope: 'source.lua',
  codemirrorMode: 'lua',
  codemirrorMimeType: 'text/x-lua',
  color: '#000080',
  interpreters: ['lua', 'luajit'],
});


/***/ }),

/***/ 83124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'MATLAB',
  type: 'programming',
  aceMode: 'matlab',
  extensions: ['.matlab', '.m'],
  languageId: 225,
  tmScope: 'source.matlab',
  aliases: ['octave'],
  codemirrorMode: 'octave',
  codemirrorMimeType: 'text/x-octave',
  color: '#e16737',
});


/***/ }),

/***/ 29106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'MDX',
  type: 'markup',
  aceMode: 'markdown',
  extensions: ['.mdx'],
  languageId: 512838272,
  tmScope: 'source.mdx',
  codemirrorMode: 'gfm',
  codemirrorMimeType: 'text/x-gfm',
  color: '#fcb32c',
  wrap: true,
});


/***/ }),

/***/ 15161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Makefile',
  type: 'programming',
  aceMode: 'makefile',
  extensions: ['.mak', '.d', '.make', '.makefile', '.mk', '.mkfile'],
  filenames: [
    'BSDmakefile',
    'GNUmakefile',
    'Kbuild',
    'Makefile',
    'Makefile.am',
    'Makefile.boot',
    'Makefile.frag',
    'Makefile.in',
    'Makefile.inc',
    'Makefile.pc',
    'Makefile.wat',
    'makefile',
    'makefile.sco',
    'mkfile',
  ],
  languageId: 220,
  tmScope: 'source.makefile',
  aliases: ['bsdmake', 'make', 'mf'],
  codemirrorMode: 'cmake',
  codemirrorMimeType: 'text/x-cmake',
  color: '#427819',
  interpreters: ['make'],
});


/***/ }),

/***/ 70452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Markdown',
  type: 'prose',
  aceMode: 'markdown',
  extensions: [
    '.md',
    '.livemd',
    '.markdown',
    '.mdown',
    '.mdwn',
    '.mkd',
    '.mkdn',
    '.mkdown',
    '.ronn',
    '.scd',
    '.workbook',
  ],
  filenames: ['contents.lr'],
  languageId: 222,
  tmScope: 'text.md',
  aliases: ['md', 'pandoc'],
  codemirrorMode: 'gfm',
  codemirrorMimeType: 'text/x-gfm',
  color: '#083fa1',
  wrap: true,
});


/***/ }),

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Meson',
  type: 'programming',
  aceMode: 'text',
  filenames: ['meson.build', 'meson_options.txt'],
  languageId: 799141244,
  tmScope: 'source.meson',
  color: '#007800',
});


/***/ }),

/***/ 23562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Mojo',
  type: 'programming',
  aceMode: 'python',
  extensions: ['.mojo'],
  languageId: 1045019587,
  tmScope: 'source.mojo',
  codemirrorMode: 'python',
  codemirrorMimeType: 'text/x-python',
  color: '#ff4c1f',
});


/***/ }),

/***/ 22014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Motoko',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.mo'],
  languageId: 202937027,
  tmScope: 'source.mo',
  color: '#fbb03b',
});


/***/ }),

/***/ 7492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Move',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.move'],
  languageId: 638334599,
  tmScope: 'source.move',
  color: '#4a137a',
});


/***/ }),

/***/ 28515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Mustache',
  type: 'markup',
  aceMode: 'smarty',
  extensions: ['.mustache'],
  languageId: 638334590,
  tmScope: 'text.html.smarty',
  codemirrorMode: 'smarty',
  codemirrorMimeType: 'text/x-smarty',
  color: '#724b3b',
});


/***/ }),

/***/ 73058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'NPM Config',
  type: 'data',
  aceMode: 'text',
  filenames: ['.npmrc'],
  languageId: 685022663,
  tmScope: 'source.ini.npmrc',
  aliases: ['npmrc'],
  color: '#cb3837',
  group: 'INI',
});


/***/ }),

/***/ 11961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Nginx',
  type: 'data',
  aceMode: 'nginx',
  extensions: ['.nginx', '.nginxconf', '.vhost'],
  filenames: ['nginx.conf'],
  languageId: 248,
  tmScope: 'source.nginx',
  aliases: ['nginx configuration file'],
  codemirrorMode: 'nginx',
  codemirrorMimeType: 'text/x-nginx-conf',
  color: '#009639',
});


/***/ }),

/***/ 84425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Nim',
  type: 'programming',
  aceMode: 'nim',
  extensions: ['.nim', '.nim.cfg', '.nimble', '.nimrod', '.nims'],
  filenames: ['nim.cfg'],
  languageId: 249,
  tmScope: 'source.nim',
  color: '#ffc200',
});


/***/ }),

/***/ 93302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Nix',
  type: 'programming',
  aceMode: 'nix',
  extensions: ['.nix'],
  languageId: 252,
  tmScope: 'source.nix',
  aliases: ['nixos'],
  color: '#7e7eff',
});


/***/ }),

/***/ 57481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'OCaml',
  type: 'programming',
  aceMode: 'ocaml',
  extensions: ['.ml', '.eliom', '.eliomi', '.ml4', '.mli', '.mll', '.mly'],
  languageId: 255,
  tmScope: 'source.ocaml',
  codemirrorMode: 'mllike',
  codemirrorMimeType: 'text/x-ocaml',
  color: '#ef7a08',
  interpreters: ['ocaml', 'ocamlrun', 'ocamlscript'],
});


/***/ }),

/***/ 15834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Objective-C',
  type: 'programming',
  aceMode: 'objectivec',
  extensions: ['.m', '.h'],
  languageId: 257,
  tmScope: 'source.objc',
  aliases: ['obj-c', 'objc', 'objectivec'],
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-objectivec',
  color: '#438eff',
});


/***/ }),

/***/ 18734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Objective-C++',
  type: 'programming',
  aceMode: 'objectivec',
  extensions: ['.mm'],
  languageId: 258,
  tmScope: 'source.objc++',
  aliases: ['obj-c++', 'objc++', 'objectivec++'],
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-objectivec++',
  color: '#6866fb',
});


/***/ }),

/***/ 86580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'OpenAPI Specification v2',
  type: 'data',
  aceMode: 'text',
  languageId: 848295328,
  tmScope: 'none',
  aliases: ['oasv2'],
  color: '#85ea2d',
});


/***/ }),

/***/ 49079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Org',
  type: 'prose',
  aceMode: 'text',
  extensions: ['.org'],
  languageId: 267,
  tmScope: 'none',
  color: '#77aa99',
  wrap: true,
});


/***/ }),

/***/ 9257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'PHP',
  type: 'programming',
  aceMode: 'php',
  extensions: [
    '.php',
    '.aw',
    '.ctp',
    '.fcgi',
    '.inc',
    '.php3',
    '.php4',
    '.php5',
    '.phps',
    '.phpt',
  ],
  filenames: ['.php', '.php_cs', '.php_cs.dist', 'Phakefile'],
  languageId: 272,
  tmScope: 'text.html.php',
  aliases: ['inc'],
  codemirrorMode: 'php',
  codemirrorMimeType: 'application/x-httpd-php',
  color: '#4F5D95',
  interpreters: ['php'],
});


/***/ }),

/***/ 61021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'PLSQL',
  type: 'programming',
  aceMode: 'plsql',
  extensions: [
    '.pls',
    '.bdy',
    '.ddl',
    '.fnc',
    '.pck',
    '.pkb',
    '.pks',
    '.plb',
    '.plsql',
    '.prc',
    '.spc',
    '.sql',
    '.tpb',
    '.tps',
    '.trg',
    '.vw',
  ],
  languageId: 273,
  tmScope: 'none',
  codemirrorMode: 'sql',
  codemirrorMimeType: 'text/x-plsql',
  color: '#dad8d8',
});


/***/ }),

/***/ 62770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'PLpgSQL',
  type: 'programming',
  aceMode: 'pgsql',
  extensions: ['.pgsql', '.sql'],
  languageId: 274,
  tmScope: 'source.sql',
  codemirrorMode: 'sql',
  codemirrorMimeType: 'text/x-sql',
  color: '#336790',
});


/***/ }),

/***/ 70937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Pascal',
  type: 'programming',
  aceMode: 'pascal',
  extensions: ['.pas', '.dfm', '.dpr', '.inc', '.lpr', '.pascal', '.pp'],
  languageId: 281,
  tmScope: 'source.pascal',
  aliases: ['delphi', 'objectpascal'],
  codemirrorMode: 'pascal',
  codemirrorMimeType: 'text/x-pascal',
  color: '#E3F171',
  interpreters: ['instantfpc'],
});


/***/ }),

/***/ 63116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Perl',
  type: 'programming',
  aceMode: 'perl',
  extensions: [
    '.pl',
    '.al',
    '.cgi',
    '.fcgi',
    '.perl',
    '.ph',
    '.plx',
    '.pm',
    '.psgi',
    '.t',
  ],
  filenames: [
    '.latexmkrc',
    'Makefile.PL',
    'Rexfile',
    'ack',
    'cpanfile',
    'latexmkrc',
  ],
  languageId: 282,
  tmScope: 'source.perl',
  aliases: ['cperl'],
  codemirrorMode: 'perl',
  codemirrorMimeType: 'text/x-perl',
  color: '#0298c3',
  interpreters: ['cperl', 'perl'],
});


/***/ }),

/***/ 66872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Pip Requirements',
  type: 'data',
  aceMode: 'text',
  filenames: [
    'dev-requirements.txt',
    'requirements-dev.txt',
    'requirements.lock.txt',
    'requirements.txt',
  ],
  languageId: 684385621,
  tmScope: 'source.pip-requirements',
  color: '#FFD343',
});


/***/ }),

/***/ 61918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Pod',
  type: 'prose',
  aceMode: 'perl',
  extensions: ['.pod'],
  languageId: 288,
  tmScope: 'none',
  codemirrorMode: 'perl',
  codemirrorMimeType: 'text/x-perl',
  interpreters: ['perl'],
  wrap: true,
});


/***/ }),

/***/ 95740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'PowerShell',
  type: 'programming',
  aceMode: 'powershell',
  extensions: ['.ps1', '.psd1', '.psm1'],
  languageId: 293,
  tmScope: 'source.powershell',
  aliases: ['posh', 'pwsh'],
  codemirrorMode: 'powershell',
  codemirrorMimeType: 'application/x-powershell',
  color: '#012456',
  interpreters: ['pwsh'],
});


/***/ }),

/***/ 29391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Procfile',
  type: 'programming',
  aceMode: 'batchfile',
  filenames: ['Procfile'],
  languageId: 305313959,
  tmScope: 'source.procfile',
  color: '#3B2F63',
});


/***/ }),

/***/ 78398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Prolog',
  type: 'programming',
  aceMode: 'prolog',
  extensions: ['.pl', '.plt', '.pro', '.prolog', '.yap'],
  languageId: 295,
  tmScope: 'source.prolog',
  color: '#74283c',
  interpreters: ['swipl', 'yap'],
});


/***/ }),

/***/ 39423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Protocol Buffer',
  type: 'data',
  aceMode: 'protobuf',
  extensions: ['.proto'],
  languageId: 297,
  tmScope: 'source.proto',
  aliases: ['proto', 'protobuf', 'Protocol Buffers'],
  codemirrorMode: 'protobuf',
  codemirrorMimeType: 'text/x-protobuf',
});


/***/ }),

/***/ 91077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Public Key',
  type: 'data',
  aceMode: 'text',
  extensions: ['.asc', '.pub'],
  languageId: 298,
  tmScope: 'none',
  codemirrorMode: 'asciiarmor',
  codemirrorMimeType: 'application/pgp',
});


/***/ }),

/***/ 43005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Pug',
  type: 'markup',
  aceMode: 'jade',
  extensions: ['.jade', '.pug'],
  languageId: 179,
  tmScope: 'text.jade',
  codemirrorMode: 'pug',
  codemirrorMimeType: 'text/x-pug',
  color: '#a86454',
});


/***/ }),

/***/ 58551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Puppet',
  type: 'programming',
  aceMode: 'puppet',
  extensions: ['.pp'],
  filenames: ['Modulefile'],
  languageId: 299,
  tmScope: 'source.puppet',
  codemirrorMode: 'puppet',
  codemirrorMimeType: 'text/x-puppet',
  color: '#302B6D',
});


/***/ }),

/***/ 67892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'PureScript',
  type: 'programming',
  aceMode: 'haskell',
  extensions: ['.purs'],
  languageId: 302,
  tmScope: 'source.purescript',
  codemirrorMode: 'haskell',
  codemirrorMimeType: 'text/x-haskell',
  color: '#1D222D',
});


/***/ }),

/***/ 95675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Python',
  type: 'programming',
  aceMode: 'python',
  extensions: [
    '.py',
    '.cgi',
    '.fcgi',
    '.gyp',
    '.gypi',
    '.lmi',
    '.py3',
    '.pyde',
    '.pyi',
    '.pyp',
    '.pyt',
    '.pyw',
    '.rpy',
    '.spec',
    '.tac',
    '.wsgi',
    '.xpy',
  ],
  filenames: ['.gclient', 'DEPS', 'SConscript', 'SConstruct', 'wscript'],
  languageId: 303,
  tmScope: 'source.python',
  aliases: ['py', 'py3', 'python3', 'rusthon'],
  codemirrorMode: 'python',
  codemirrorMimeType: 'text/x-python',
  color: '#3572A5',
  interpreters: ['python', 'python2', 'python3', 'py', 'pypy', 'pypy3', 'uv'],
});


/***/ }),

/***/ 9359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'QML',
  type: 'programming',
  aceMode: 'qml',
  extensions: ['.qml', '.qbs'],
  languageId: 305,
  tmScope: 'source.qml',
  color: '#44a51c',
});


/***/ }),

/***/ 78751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'R',
  type: 'programming',
  aceMode: 'r',
  extensions: ['.r', '.rd', '.rhistory', '.rsx'],
  filenames: ['.Rapp.history', '.Rhistory', '.Rprofile', 'expr-dist'],
  languageId: 307,
  tmScope: 'source.r',
  aliases: ['Rscript', 'splus'],
  codemirrorMode: 'r',
  codemirrorMimeType: 'text/x-rsrc',
  color: '#198CE7',
  interpreters: ['Rscript'],
});


/***/ }),

/***/ 87249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'RDoc',
  type: 'prose',
  aceMode: 'rdoc',
  extensions: ['.rdoc'],
  languageId: 309,
  tmScope: 'text.rdoc',
  color: '#701516',
  wrap: true,
});


/***/ }),

/***/ 43103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Racket',
  type: 'programming',
  aceMode: 'lisp',
  extensions: ['.rkt', '.rktd', '.rktl', '.scrbl'],
  languageId: 316,
  tmScope: 'source.racket',
  color: '#3c5caa',
  interpreters: ['racket'],
});


/***/ }),

/***/ 61716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Raku',
  type: 'programming',
  aceMode: 'raku',
  extensions: [
    '.6pl',
    '.6pm',
    '.nqp',
    '.p6',
    '.p6l',
    '.p6m',
    '.pl',
    '.pl6',
    '.pm',
    '.pm6',
    '.raku',
    '.rakumod',
    '.t',
  ],
  languageId: 283,
  tmScope: 'source.raku',
  aliases: ['perl6', 'perl-6'],
  codemirrorMode: 'perl',
  codemirrorMimeType: 'text/x-perl',
  color: '#0000fb',
  interpreters: ['perl6', 'raku', 'rakudo'],
});


/***/ }),

/***/ 43919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'ReScript',
  type: 'programming',
  aceMode: 'rust',
  extensions: ['.res', '.resi'],
  languageId: 501875647,
  tmScope: 'source.rescript',
  codemirrorMode: 'rust',
  codemirrorMimeType: 'text/x-rustsrc',
  color: '#ed5051',
  interpreters: ['ocaml'],
});


/***/ }),

/***/ 82369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Reason',
  type: 'programming',
  aceMode: 'rust',
  extensions: ['.re', '.rei'],
  languageId: 869538413,
  tmScope: 'source.reason',
  codemirrorMode: 'rust',
  codemirrorMimeType: 'text/x-rustsrc',
  color: '#ff5847',
});


/***/ }),

/***/ 53206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Roff',
  type: 'markup',
  aceMode: 'text',
  extensions: [
    '.roff',
    '.1',
    '.1in',
    '.1m',
    '.1x',
    '.2',
    '.3',
    '.3in',
    '.3m',
    '.3p',
    '.3pm',
    '.3qt',
    '.3x',
    '.4',
    '.5',
    '.6',
    '.7',
    '.8',
    '.9',
    '.l',
    '.man',
    '.mdoc',
    '.me',
    '.ms',
    '.n',
    '.nr',
    '.rno',
    '.tmac',
  ],
  filenames: ['eqnrc', 'mmn', 'mmt', 'troffrc', 'troffrc-end'],
  languageId: 141,
  tmScope: 'text.roff',
  aliases: [
    'groff',
    'man',
    'manpage',
    'man page',
    'man-page',
    'mdoc',
    'nroff',
    'troff',
  ],
  codemirrorMode: 'troff',
  codemirrorMimeType: 'text/troff',
  color: '#ecdebe',
  wrap: true,
});


/***/ }),

/***/ 12765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Ruby',
  type: 'programming',
  aceMode: 'ruby',
  extensions: [
    '.rb',
    '.builder',
    '.eye',
    '.fcgi',
    '.gemspec',
    '.god',
    '.jbuilder',
    '.mspec',
    '.pluginspec',
    '.podspec',
    '.prawn',
    '.rabl',
    '.rake',
    '.rbi',
    '.rbuild',
    '.rbw',
    '.rbx',
    '.ru',
    '.ruby',
    '.spec',
    '.thor',
    '.watchr',
  ],
  filenames: [
    '.irbrc',
    '.pryrc',
    '.simplecov',
    'Appraisals',
    'Berksfile',
    'Brewfile',
    'Buildfile',
    'Capfile',
    'Dangerfile',
    'Deliverfile',
    'Fastfile',
    'Gemfile',
    'Guardfile',
    'Jarfile',
    'Mavenfile',
    'Podfile',
    'Puppetfile',
    'Rakefile',
    'Snapfile',
    'Steepfile',
    'Thorfile',
    'Vagrantfile',
    'buildfile',
  ],
  languageId: 326,
  tmScope: 'source.ruby',
  aliases: ['jruby', 'macruby', 'rake', 'rb', 'rbx'],
  codemirrorMode: 'ruby',
  codemirrorMimeType: 'text/x-ruby',
  color: '#701516',
  interpreters: ['ruby', 'macruby', 'rake', 'jruby', 'rbx'],
});


/***/ }),

/***/ 10455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Rust',
  type: 'programming',
  aceMode: 'rust',
  extensions: ['.rs', '.rs.in'],
  languageId: 327,
  tmScope: 'source.rust',
  aliases: ['rs'],
  codemirrorMode: 'rust',
  codemirrorMimeType: 'text/x-rustsrc',
  color: '#dea584',
  interpreters: ['rust-script'],
});


/***/ }),

/***/ 5009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'SCSS',
  type: 'markup',
  aceMode: 'scss',
  extensions: ['.scss'],
  languageId: 329,
  tmScope: 'source.css.scss',
  codemirrorMode: 'css',
  codemirrorMimeType: 'text/x-scss',
  color: '#c6538c',
});


/***/ }),

/***/ 7649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'SQL',
  type: 'data',
  aceMode: 'sql',
  extensions: [
    '.sql',
    '.ddl',
    '.inc',
    '.mysql',
    '.prc',
    '.tab',
    '.udf',
    '.viw',
  ],
  languageId: 333,
  tmScope: 'source.sql',
  codemirrorMode: 'sql',
  codemirrorMimeType: 'text/x-sql',
  color: '#e38c00',
});


/***/ }),

/***/ 85399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'SVG',
  type: 'data',
  aceMode: 'svg',
  extensions: ['.svg'],
  languageId: 337,
  tmScope: 'text.xml.svg',
  codemirrorMode: 'xml',
  codemirrorMimeType: 'text/xml',
  color: '#ff9900',
});


/***/ }),

/***/ 16323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Sass',
  type: 'markup',
  aceMode: 'sass',
  extensions: ['.sass'],
  languageId: 340,
  tmScope: 'source.sass',
  codemirrorMode: 'sass',
  codemirrorMimeType: 'text/x-sass',
  color: '#a53b70',
});


/***/ }),

/***/ 50787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Scala',
  type: 'programming',
  aceMode: 'scala',
  extensions: ['.scala', '.kojo', '.sbt', '.sc'],
  languageId: 341,
  tmScope: 'source.scala',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-scala',
  color: '#c22d40',
  interpreters: ['scala'],
});


/***/ }),

/***/ 19114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Scheme',
  type: 'programming',
  aceMode: 'scheme',
  extensions: ['.scm', '.sch', '.sld', '.sls', '.sps', '.ss'],
  languageId: 343,
  tmScope: 'source.scheme',
  codemirrorMode: 'scheme',
  codemirrorMimeType: 'text/x-scheme',
  color: '#1e4aec',
  interpreters: ['scheme', 'guile', 'bigloo', 'chicken', 'csi', 'gosh', 'r6rs'],
});


/***/ }),

/***/ 48803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Shell',
  type: 'programming',
  aceMode: 'sh',
  extensions: [
    '.sh',
    '.bash',
    '.bats',
    '.cgi',
    '.command',
    '.fcgi',
    '.ksh',
    '.pacscript',
    '.sbatch',
    '.sh.in',
    '.slurm',
    '.tmux',
    '.tool',
    '.trigger',
    '.zsh',
    '.zsh-theme',
  ],
  filenames: [
    '.bash_aliases',
    '.bash_functions',
    '.bash_history',
    '.bash_logout',
    '.bash_profile',
    '.bashrc',
    '.cshrc',
    '.envrc',
    '.flaskenv',
    '.kshrc',
    '.login',
    '.profile',
    '.tmux.conf',
    '.xinitrc',
    '.xsession',
    '.zlogin',
    '.zlogout',
    '.zprofile',
    '.zshenv',
    '.zshrc',
    '9fs',
    'PKGBUILD',
    'bash_aliases',
    'bash_logout',
    'bash_profile',
    'bashrc',
    'cshrc',
    'gradlew',
    'kshrc',
    'login',
    'man',
    'mvnw',
    'profile',
    'tmux.conf',
    'xinitrc',
    'xsession',
    'zlogin',
    'zlogout',
    'zprofile',
    'zshenv',
    'zshrc',
  ],
  languageId: 346,
  tmScope: 'source.shell',
  aliases: ['sh', 'shell-script', 'bash', 'zsh', 'envrc'],
  codemirrorMode: 'shell',
  codemirrorMimeType: 'text/x-sh',
  color: '#89e051',
  interpreters: [
    'ash',
    'bash',
    'dash',
    'ksh',
    'mksh',
    'pdksh',
    'rc',
    'sh',
    'zsh',
  ],
});


/***/ }),

/***/ 50112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Slim',
  type: 'markup',
  aceMode: 'slim',
  extensions: ['.slim'],
  languageId: 350,
  tmScope: 'text.slim',
  codemirrorMode: 'slim',
  codemirrorMimeType: 'text/x-slim',
  color: '#2b2b2b',
});


/***/ }),

/***/ 92133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Smarty',
  type: 'programming',
  aceMode: 'smarty',
  extensions: ['.tpl'],
  languageId: 353,
  tmScope: 'text.html.smarty',
  codemirrorMode: 'smarty',
  codemirrorMimeType: 'text/x-smarty',
  color: '#f0c040',
});


/***/ }),

/***/ 83755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Smithy',
  type: 'programming',
  aceMode: 'smithy',
  extensions: ['.smithy'],
  languageId: 1027892786,
  tmScope: 'source.smithy',
  codemirrorMode: 'clike',
  codemirrorMimeType: 'text/x-csrc',
  color: '#c44536',
});


/***/ }),

/***/ 55256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Solidity',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.sol'],
  languageId: 237469032,
  tmScope: 'source.solidity',
  color: '#AA6746',
});


/***/ }),

/***/ 96481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Starlark',
  type: 'programming',
  aceMode: 'python',
  extensions: ['.bzl', '.star'],
  filenames: [
    'BUCK',
    'BUILD',
    'BUILD.bazel',
    'MODULE.bazel',
    'Tiltfile',
    'WORKSPACE',
    'WORKSPACE.bazel',
    'WORKSPACE.bzlmod',
  ],
  languageId: 960266174,
  tmScope: 'source.python',
  aliases: ['bazel', 'bzl'],
  codemirrorMode: 'python',
  codemirrorMimeType: 'text/x-python',
  color: '#76d275',
});


/***/ }),

/***/ 32978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'StringTemplate',
  type: 'markup',
  aceMode: 'html',
  extensions: ['.st'],
  languageId: 89855901,
  tmScope: 'source.string-template',
  codemirrorMode: 'htmlmixed',
  codemirrorMimeType: 'text/html',
  color: '#3fb34f',
});


/***/ }),

/***/ 48131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Stylus',
  type: 'markup',
  aceMode: 'stylus',
  extensions: ['.styl'],
  languageId: 359,
  tmScope: 'source.stylus',
  codemirrorMode: 'stylus',
  codemirrorMimeType: 'text/x-styl',
  color: '#ff6347',
});


/***/ }),

/***/ 41090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Svelte',
  type: 'markup',
  aceMode: 'html',
  extensions: ['.svelte'],
  languageId: 928734530,
  tmScope: 'source.svelte',
  codemirrorMode: 'htmlmixed',
  codemirrorMimeType: 'text/html',
  color: '#ff3e00',
});


/***/ }),

/***/ 1597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Sway',
  type: 'programming',
  aceMode: 'rust',
  extensions: ['.sw'],
  languageId: 271471144,
  tmScope: 'source.sway',
  codemirrorMode: 'rust',
  codemirrorMimeType: 'text/x-rustsrc',
  color: '#00F58C',
});


/***/ }),

/***/ 23446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Swift',
  type: 'programming',
  aceMode: 'swift',
  extensions: ['.swift'],
  languageId: 362,
  tmScope: 'source.swift',
  codemirrorMode: 'swift',
  codemirrorMimeType: 'text/x-swift',
  color: '#F05138',
});


/***/ }),

/***/ 30316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'SystemVerilog',
  type: 'programming',
  aceMode: 'verilog',
  extensions: ['.sv', '.svh', '.vh'],
  languageId: 363,
  tmScope: 'source.systemverilog',
  codemirrorMode: 'verilog',
  codemirrorMimeType: 'text/x-systemverilog',
  color: '#DAE1C2',
});


/***/ }),

/***/ 35817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TOML',
  type: 'data',
  aceMode: 'toml',
  extensions: ['.toml', '.toml.example'],
  filenames: [
    'Cargo.lock',
    'Cargo.toml.orig',
    'Gopkg.lock',
    'Pipfile',
    'mise.local.lock',
    'mise.lock',
    'pdm.lock',
    'poetry.lock',
    'uv.lock',
  ],
  languageId: 365,
  tmScope: 'source.toml',
  codemirrorMode: 'toml',
  codemirrorMimeType: 'text/x-toml',
  color: '#9c4221',
});


/***/ }),

/***/ 79249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TSQL',
  type: 'programming',
  aceMode: 'sql',
  extensions: ['.sql'],
  languageId: 918334941,
  tmScope: 'source.tsql',
  color: '#e38c00',
});


/***/ }),

/***/ 18524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TSV',
  type: 'data',
  aceMode: 'tsv',
  extensions: ['.tsv', '.vcf'],
  languageId: 1035892117,
  tmScope: 'source.tsv',
  aliases: ['tab-seperated values'],
  color: '#237346',
});


/***/ }),

/***/ 97154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TSX',
  type: 'programming',
  aceMode: 'tsx',
  extensions: ['.tsx'],
  languageId: 94901924,
  tmScope: 'source.tsx',
  aliases: ['typescriptreact'],
  codemirrorMode: 'jsx',
  codemirrorMimeType: 'text/typescript-jsx',
  color: '#3178c6',
  group: 'TypeScript',
});


/***/ }),

/***/ 4494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Tcl',
  type: 'programming',
  aceMode: 'tcl',
  extensions: ['.tcl', '.adp', '.sdc', '.tcl.in', '.tm', '.xdc'],
  filenames: ['owh', 'starfield'],
  languageId: 367,
  tmScope: 'source.tcl',
  aliases: ['sdc', 'xdc'],
  codemirrorMode: 'tcl',
  codemirrorMimeType: 'text/x-tcl',
  color: '#e4cc98',
  interpreters: ['tclsh', 'wish'],
});


/***/ }),

/***/ 23316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TeX',
  type: 'markup',
  aceMode: 'tex',
  extensions: [
    '.tex',
    '.aux',
    '.bbx',
    '.cbx',
    '.cls',
    '.dtx',
    '.ins',
    '.lbx',
    '.ltx',
    '.mkii',
    '.mkiv',
    '.mkvi',
    '.sty',
    '.toc',
  ],
  languageId: 369,
  tmScope: 'text.tex.latex',
  aliases: ['latex'],
  codemirrorMode: 'stex',
  codemirrorMimeType: 'text/x-stex',
  color: '#3D6117',
  wrap: true,
});


/***/ }),

/***/ 53458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Text',
  type: 'prose',
  aceMode: 'text',
  extensions: ['.txt', '.fr', '.nb', '.ncl', '.no'],
  filenames: [
    'CITATION',
    'CITATIONS',
    'COPYING',
    'COPYING.regex',
    'COPYRIGHT.regex',
    'FONTLOG',
    'INSTALL',
    'INSTALL.mysql',
    'LICENSE',
    'LICENSE.mysql',
    'NEWS',
    'README.me',
    'README.mysql',
    'README.nss',
    'README.pc',
    'click.me',
    'delete.me',
    'keep.me',
    'package.mask',
    'package.use.mask',
    'package.use.stable.mask',
    'read.me',
    'readme.1st',
    'test.me',
    'use.mask',
    'use.stable.mask',
  ],
  languageId: 372,
  tmScope: 'none',
  aliases: ['fundamental', 'plain text'],
  wrap: true,
});


/***/ }),

/***/ 71600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Textile',
  type: 'prose',
  aceMode: 'textile',
  extensions: ['.textile'],
  languageId: 373,
  tmScope: 'none',
  codemirrorMode: 'textile',
  codemirrorMimeType: 'text/x-textile',
  color: '#ffe7ac',
  wrap: true,
});


/***/ }),

/***/ 28326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Thrift',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.thrift'],
  languageId: 374,
  tmScope: 'source.thrift',
  color: '#D12127',
});


/***/ }),

/***/ 66780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Twig',
  type: 'markup',
  aceMode: 'twig',
  extensions: ['.twig'],
  languageId: 377,
  tmScope: 'text.html.twig',
  codemirrorMode: 'twig',
  codemirrorMimeType: 'text/x-twig',
  color: '#c1d026',
});


/***/ }),

/***/ 44466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'TypeScript',
  type: 'programming',
  aceMode: 'typescript',
  extensions: ['.ts', '.cts', '.mts'],
  languageId: 378,
  tmScope: 'source.ts',
  aliases: ['ts'],
  codemirrorMode: 'javascript',
  codemirrorMimeType: 'application/typescript',
  color: '#3178c6',
  interpreters: ['bun', 'deno', 'ts-node', 'tsx', 'node'],
});


/***/ }),

/***/ 57479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Unity3D Asset',
  type: 'data',
  aceMode: 'yaml',
  extensions: [
    '.anim',
    '.asset',
    '.mask',
    '.mat',
    '.meta',
    '.prefab',
    '.unity',
  ],
  languageId: 380,
  tmScope: 'source.yaml',
  codemirrorMode: 'yaml',
  codemirrorMimeType: 'text/x-yaml',
  color: '#222c37',
});


/***/ }),

/***/ 56355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'VHDL',
  type: 'programming',
  aceMode: 'vhdl',
  extensions: ['.vhdl', '.vhd', '.vhf', '.vhi', '.vho', '.vhs', '.vht', '.vhw'],
  languageId: 385,
  tmScope: 'source.vhdl',
  codemirrorMode: 'vhdl',
  codemirrorMimeType: 'text/x-vhdl',
  color: '#adb2cb',
});


/***/ }),

/***/ 37943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Vala',
  type: 'programming',
  aceMode: 'vala',
  extensions: ['.vala', '.vapi'],
  languageId: 386,
  tmScope: 'source.vala',
  color: '#a56de2',
});


/***/ }),

/***/ 76683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Verilog',
  type: 'programming',
  aceMode: 'verilog',
  extensions: ['.v', '.veo'],
  languageId: 387,
  tmScope: 'source.verilog',
  codemirrorMode: 'verilog',
  codemirrorMimeType: 'text/x-verilog',
  color: '#b2b7f8',
});


/***/ }),

/***/ 550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Visual Basic .NET',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.vb', '.vbhtml'],
  languageId: 389,
  tmScope: 'source.vbnet',
  aliases: ['visual basic', 'vbnet', 'vb .net', 'vb.net'],
  codemirrorMode: 'vb',
  codemirrorMimeType: 'text/x-vb',
  color: '#945db7',
});


/***/ }),

/***/ 69525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Vue',
  type: 'markup',
  aceMode: 'vue',
  extensions: ['.vue'],
  languageId: 391,
  tmScope: 'text.html.vue',
  codemirrorMode: 'vue',
  codemirrorMimeType: 'text/x-vue',
  color: '#41b883',
});


/***/ }),

/***/ 67577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Vyper',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.vy'],
  languageId: 1055641948,
  tmScope: 'source.vyper',
  color: '#9F4CF2',
});


/***/ }),

/***/ 62212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'WGSL',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.wgsl'],
  languageId: 836605993,
  tmScope: 'source.wgsl',
  color: '#1a5e9a',
});


/***/ }),

/***/ 18599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'WebAssembly',
  type: 'programming',
  aceMode: 'lisp',
  extensions: ['.wast', '.wat'],
  languageId: 956556503,
  tmScope: 'source.webassembly',
  aliases: ['wast', 'wasm'],
  codemirrorMode: 'wast',
  codemirrorMimeType: 'text/webassembly',
  color: '#04133b',
});


/***/ }),

/***/ 10212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'WebIDL',
  type: 'programming',
  aceMode: 'text',
  extensions: ['.webidl'],
  languageId: 395,
  tmScope: 'source.webidl',
  codemirrorMode: 'webidl',
  codemirrorMimeType: 'text/x-webidl',
});


/***/ }),

/***/ 30700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'XML',
  type: 'data',
  aceMode: 'xml',
  extensions: [
    '.xml',
    '.adml',
    '.admx',
    '.ant',
    '.axaml',
    '.axml',
    '.builds',
    '.ccproj',
    '.ccxml',
    '.clixml',
    '.cproject',
    '.cscfg',
    '.csdef',
    '.csl',
    '.csproj',
    '.ct',
    '.depproj',
    '.dita',
    '.ditamap',
    '.ditaval',
    '.dll.config',
    '.dotsettings',
    '.filters',
    '.fsproj',
    '.fxml',
    '.glade',
    '.gml',
    '.gmx',
    '.gpx',
    '.grxml',
    '.gst',
    '.hzp',
    '.icls',
    '.iml',
    '.ivy',
    '.jelly',
    '.jsproj',
    '.kml',
    '.launch',
    '.mdpolicy',
    '.meta4',
    '.mjml',
    '.mm',
    '.mod',
    '.mojo',
    '.mxml',
    '.natvis',
    '.ncl',
    '.ndproj',
    '.nproj',
    '.nuspec',
    '.odd',
    '.osm',
    '.pkgproj',
    '.pluginspec',
    '.proj',
    '.props',
    '.ps1xml',
    '.psc1',
    '.pt',
    '.pubxml',
    '.qhelp',
    '.rbxmx',
    '.rdf',
    '.res',
    '.resx',
    '.rs',
    '.rss',
    '.sch',
    '.scxml',
    '.sfproj',
    '.shproj',
    '.slnx',
    '.srdf',
    '.storyboard',
    '.sublime-snippet',
    '.sw',
    '.targets',
    '.tml',
    '.ts',
    '.tsx',
    '.typ',
    '.ui',
    '.urdf',
    '.ux',
    '.vbproj',
    '.vcxproj',
    '.vsixmanifest',
    '.vssettings',
    '.vstemplate',
    '.vxml',
    '.wixproj',
    '.workflow',
    '.wsdl',
    '.wsf',
    '.wxi',
    '.wxl',
    '.wxs',
    '.x3d',
    '.xacro',
    '.xaml',
    '.xib',
    '.xlf',
    '.xliff',
    '.xmi',
    '.xml.dist',
    '.xmp',
    '.xproj',
    '.xsd',
    '.xspec',
    '.xul',
    '.zcml',
  ],
  filenames: [
    '.classpath',
    '.cproject',
    '.project',
    'App.config',
    'NuGet.config',
    'Settings.StyleCop',
    'Web.Debug.config',
    'Web.Release.config',
    'Web.config',
    'packages.config',
  ],
  languageId: 399,
  tmScope: 'text.xml',
  aliases: ['rss', 'xsd', 'wsdl'],
  codemirrorMode: 'xml',
  codemirrorMimeType: 'text/xml',
  color: '#0060ac',
});


/***/ }),

/***/ 74233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'XML Property List',
  type: 'data',
  aceMode: 'xml',
  extensions: [
    '.plist',
    '.stTheme',
    '.tmCommand',
    '.tmLanguage',
    '.tmPreferences',
    '.tmSnippet',
    '.tmTheme',
  ],
  languageId: 75622871,
  tmScope: 'text.xml.plist',
  codemirrorMode: 'xml',
  codemirrorMimeType: 'text/xml',
  color: '#0060ac',
  group: 'XML',
});


/***/ }),

/***/ 94676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'XSLT',
  type: 'programming',
  aceMode: 'xml',
  extensions: ['.xslt', '.xsl'],
  languageId: 404,
  tmScope: 'text.xml.xsl',
  aliases: ['xsl'],
  codemirrorMode: 'xml',
  codemirrorMimeType: 'text/xml',
  color: '#EB8CEB',
});


/***/ }),

/***/ 20290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'YAML',
  type: 'data',
  aceMode: 'yaml',
  extensions: [
    '.yml',
    '.mir',
    '.reek',
    '.rviz',
    '.sublime-syntax',
    '.syntax',
    '.yaml',
    '.yaml-tmlanguage',
    '.yaml.sed',
    '.yml.mysql',
  ],
  filenames: [
    '.clang-format',
    '.clang-tidy',
    '.clangd',
    '.eslintrc',
    '.gemrc',
    '.releaserc',
    'CITATION.cff',
    'glide.lock',
    'pixi.lock',
    'yarn.lock',
  ],
  languageId: 407,
  tmScope: 'source.yaml',
  aliases: ['yml'],
  codemirrorMode: 'yaml',
  codemirrorMimeType: 'text/x-yaml',
  color: '#cb171e',
});


/***/ }),

/***/ 32203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'Zig',
  type: 'programming',
  aceMode: 'zig',
  extensions: ['.zig', '.zig.zon'],
  languageId: 646424281,
  tmScope: 'source.zig',
  color: '#ec915c',
});


/***/ }),

/***/ 86876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  name: 'reStructuredText',
  type: 'prose',
  aceMode: 'rst',
  extensions: ['.rst', '.rest', '.rest.txt', '.rst.txt'],
  languageId: 419,
  tmScope: 'text.restructuredtext',
  aliases: ['rst'],
  codemirrorMode: 'rst',
  codemirrorMimeType: 'text/x-rst',
  color: '#141414',
  wrap: true,
});


/***/ })

};
