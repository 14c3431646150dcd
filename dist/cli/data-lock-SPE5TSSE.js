import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{DataLockedError,lockDataDirectory,readDataLock}from"./chunk-7J554PRS.js";import"./chunk-SHY2P7GZ.js";import"./chunk-GEKTOVLP.js";import"./chunk-4RDBEEXR.js";import"./chunk-QHTRZNP2.js";import"./chunk-OPOUPMAC.js";export{DataLockedError,lockDataDirectory,readDataLock};
