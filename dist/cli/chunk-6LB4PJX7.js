import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);
var ProviderError=class extends Error{code;transient;name="ProviderError";constructor(code,message,transient=!1,options){super(message,options),this.code=code,this.transient=transient}};export{ProviderError};
