/** Programs that show their inside, or that every address of the machine reaches. */
import type { WeaknessTopic } from './weaknesses.js';

export const openToAll: WeaknessTopic = {
  signs:
    /debug|testing|flask_|reload|display_errors|consider_all|customErrors|trace|DeveloperException|stackError|phpinfo|0\.0\.0\.0|::|listen|INADDR_ANY|IPAddress\.Any|Prefixes/iu,
  weaknesses: [
    {
      patterns: [
        /\bapp\.run\(.{0,120}\bdebug\s{0,2}=\s{0,2}True/iu,
        /\buvicorn\.run\(.{0,120}\breload\s{0,2}=\s{0,2}True/iu,
        /\bapp\.debug\s{0,2}=\s{0,2}True/iu,
        /\bapp\.config\[["'](?:DEBUG|TESTING)["']\]\s{0,2}=\s{0,2}True/iu,
        /\bFLASK_(?:DEBUG|ENV)["'\]]{0,2}\s{0,4}[=:]\s{0,4}["']?(?:1|true|development)\b/iu,
        /^\s{0,4}DEBUG\s{0,2}=\s{0,2}True\b/iu,
        /\bAPP_DEBUG\s{0,2}=\s{0,2}true/iu,
        /\bconfig_prod\w{0,20}.{0,20}debug\s{0,2}=\s{0,2}True/iu,
        /["']?display_errors["']?\s{0,4}[,=]\s{0,4}["']?(?:1|on|true|stdout)\b/iu,
        /\bconsider_all_requests_local\s{0,4}=\s{0,4}true/iu,
        /\bUseDeveloperExceptionPage\(\)/iu,
        /<compilation\b[^>]{0,80}\bdebug\s{0,2}=\s{0,2}["']true["']/iu,
        /<customErrors\b[^>]{0,80}\bmode\s{0,2}=\s{0,2}["']Off["']/iu,
        /<trace\b[^>]{0,80}\benabled\s{0,2}=\s{0,2}["']true["']/iu,
        /\bset\(\s{0,4}["']showStackError["']\s{0,4},\s{0,4}true/iu,
        /\bandroid:debuggable\s{0,2}=\s{0,2}["']true["']/iu,
        /\bgin\.SetMode\(\s{0,4}gin\.DebugMode/iu,
        /\bphpinfo\(\)/iu,
        /^\s{0,4}wp_debug/iu,
        /["']WP_DEBUG["']\s{0,2},\s{0,2}true/iu,
      ],
      does: 'shows the inside of the program to whoever causes an error (debug)',
      mild: true,
    },
    {
      patterns: [
        /\b(?:bind|listen|run|serve|host|Listen|ListenAndServe|ListenTLS|ListenPacket|createServer|HTTPServer|TCPServer|make_server|serve_forever|addr|address|bind_address|BIND|HOST|server|listen_addresses|hostname|TcpListener::bind)["']?\]?\s{0,4}(?:=(?!=)|[:(,]=?).{0,40}?["'](?:0\.0\.0\.0|\[?::\]?)(?::\d{0,5})?["']/u,
        /\blistenAddress.{0,10}0\.0\.0\.0/u,
        /\bListen\(\s{0,4}["']tcp["']\s{0,4},\s{0,4}["']:\d{1,5}["']/u,
        /\bINADDR_ANY\b/u,
        /\bIPAddress\.Any\b/u,
        /["']https?:\/\/[*+][^"'\s]{0,60}:\d/u,
        /--(?:host|bind)[= ]0\.0\.0\.0/u,
        /["'](?:0\.0\.0\.0)["']\s{0,4},\s{0,4}\d{2,5}\s{0,4}\)/u,
      ],
      does: 'listens on all addresses of the machine',
      mild: true,
    },

    {
      patterns: [
        /(?<!(?:[!=]=|\bin\b|\bcase\b|\bassert\b|\bis\b).{0,60})["'](?:0\.0\.0\.0|::)["'](?!\s{0,4}(?:[!=]=|in\b))/u,
      ],
      where: /^Python$/u,
      does: 'names all addresses of the machine (0.0.0.0)',
      mild: true,
    },
  ],
};
