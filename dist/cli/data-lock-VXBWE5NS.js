import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{DataLockedError,lockDataDirectory,readDataLock}from"./chunk-BUGELLB5.js";import"./chunk-EF7IEF55.js";import"./chunk-BP5PWRTE.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{DataLockedError,lockDataDirectory,readDataLock};
