import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
async function readToken(token,signal,refused){return typeof token=="string"?token:token(signal,refused)}async function replaceToken(token,refused,signal){let other=await readToken(token,signal,refused);return other===refused.token?null:other}export{readToken,replaceToken};
