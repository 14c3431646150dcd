import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
function because(reason,why){return{reason,why,criteria:[]}}var REST=because("unaccounted","no criterion is seen to ask for it, and it may matter");export{because,REST};
