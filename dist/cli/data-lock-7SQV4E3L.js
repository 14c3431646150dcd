import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{DataLockedError,lockDataDirectory,readDataLock}from"./chunk-F7H6FZJ5.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{DataLockedError,lockDataDirectory,readDataLock};
