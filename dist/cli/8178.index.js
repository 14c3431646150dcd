export const id = 8178;
export const ids = [8178];
export const modules = {

/***/ 28178:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const MemoryStorage = __webpack_require__(59153);

module.exports = MemoryStorage;


/***/ })

};
