import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{createPool,openPglite}from"./chunk-JKEG4ZDL.js";import"./chunk-FEYY7XCB.js";import"./chunk-F7H6FZJ5.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{createPool,openPglite};
