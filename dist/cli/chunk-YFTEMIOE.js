import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
var EXIT={APPROVED:0,NOT_APPROVED:1,USAGE:2,COULD_NOT_REVIEW:3},UsageError=class extends Error{name="UsageError"};export{EXIT,UsageError};
