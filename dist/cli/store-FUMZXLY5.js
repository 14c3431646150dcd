import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{SqlStore,openSqlStore}from"./chunk-DNSEDXVA.js";import"./chunk-6F2R4DWJ.js";import"./chunk-436RAGTN.js";import"./chunk-QP3KPHIW.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{SqlStore,openSqlStore};
