import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{openPostgres}from"./chunk-3LV4PLYV.js";import"./chunk-7UJHBNYA.js";import"./chunk-FEYY7XCB.js";import"./chunk-QHTRZNP2.js";import"./chunk-OPOUPMAC.js";export{openPostgres};
