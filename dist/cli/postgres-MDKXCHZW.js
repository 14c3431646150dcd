import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{openPostgres}from"./chunk-VMRBRNUP.js";import"./chunk-RTAXCWY7.js";import"./chunk-FEYY7XCB.js";import"./chunk-QHTRZNP2.js";import"./chunk-OPOUPMAC.js";export{openPostgres};
