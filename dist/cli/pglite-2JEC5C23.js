import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{createPool,openPglite}from"./chunk-GJ5ZN333.js";import"./chunk-FEYY7XCB.js";import"./chunk-7J554PRS.js";import"./chunk-SHY2P7GZ.js";import"./chunk-GEKTOVLP.js";import"./chunk-4RDBEEXR.js";import"./chunk-QHTRZNP2.js";import"./chunk-OPOUPMAC.js";export{createPool,openPglite};
