import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{createPool,openPglite}from"./chunk-GLADRN2U.js";import"./chunk-FEYY7XCB.js";import"./chunk-BUGELLB5.js";import"./chunk-EF7IEF55.js";import"./chunk-BP5PWRTE.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{createPool,openPglite};
