import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
var isReviewError=fault=>fault instanceof Error&&fault.name==="ReviewError";function describeError(fault){return isReviewError(fault)?fault.said??(fault.hint===""?fault.message:`${fault.message}
${fault.hint}`):fault instanceof Error?fault.message:String(fault)}export{isReviewError,describeError};
