import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{openPostgres}from"./chunk-3QZR5ZXL.js";import"./chunk-FEYY7XCB.js";import"./chunk-SZQRFEMF.js";import"./chunk-OPOUPMAC.js";export{openPostgres};
