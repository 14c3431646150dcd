import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
function compareText(a,b){return a===b?0:a<b?-1:1}function countBefore(sorted,isBefore){let low=0,high=sorted.length;for(;low<high;){let middle=low+high>>1,one=sorted[middle];one!==void 0&&isBefore(one)?low=middle+1:high=middle}return low}export{compareText,countBefore};
