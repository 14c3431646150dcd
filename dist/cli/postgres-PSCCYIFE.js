import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{openPostgres}from"./chunk-3KTXWZIF.js";import"./chunk-XZVNKSP3.js";import"./chunk-FEYY7XCB.js";import"./chunk-OPOUPMAC.js";export{openPostgres};
