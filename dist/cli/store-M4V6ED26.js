import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{SqlStore,openSqlStore}from"./chunk-NKPBG7LB.js";import"./chunk-O6WRDRPA.js";import"./chunk-EMYI3HD6.js";import"./chunk-PHBTPJL7.js";import"./chunk-4RDBEEXR.js";import"./chunk-QHTRZNP2.js";import"./chunk-OPOUPMAC.js";export{SqlStore,openSqlStore};
