import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{createPool,openPglite}from"./chunk-5TE4VPAP.js";import"./chunk-FEYY7XCB.js";import"./chunk-J6PXMDA3.js";import"./chunk-EF7IEF55.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{createPool,openPglite};
