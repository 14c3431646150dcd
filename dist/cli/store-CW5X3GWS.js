import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
import{SqlStore,openSqlStore}from"./chunk-R54UK2VZ.js";import"./chunk-4ZOETS3J.js";import"./chunk-436RAGTN.js";import"./chunk-BF6O5RJ4.js";import"./chunk-4RDBEEXR.js";import"./chunk-OPOUPMAC.js";export{SqlStore,openSqlStore};
