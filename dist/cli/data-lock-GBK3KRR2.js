import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{DataLockedError,lockDataDirectory,readDataLock}from"./chunk-J6PXMDA3.js";import"./chunk-EF7IEF55.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{DataLockedError,lockDataDirectory,readDataLock};
