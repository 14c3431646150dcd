import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Programs that show their inside, or that every address of the machine reaches. */
export const openToAll: WeaknessTopic = {
  signs:
    /debug|testing|flask_|reload|display_errors|show_?exceptions|stack_?trace|exposure|pprof|errorhandler|databaseerrorpage|error_reporting|app_env|graphiql|playground|show_details|debug_errors|consider_all|customerrors|trace|developerexception|stackerror|phpinfo|0\.0\.0\.0|\{0, ?0|::|\.bind\(|listen|inaddr_any|ipaddress\.any|prefixes/u,
  weaknesses: once(() => [
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
        /\bUseDeveloperExceptionPage\(/iu,
        /<compilation\b[^>]{0,80}\bdebug\s{0,2}=\s{0,2}["']true["']/iu,
        /<customErrors\b[^>]{0,80}\bmode\s{0,2}=\s{0,2}["']Off["']/iu,
        /<trace\b[^>]{0,80}\benabled\s{0,2}=\s{0,2}["']true["']/iu,
        /\bset\(\s{0,4}["']showStackError["']\s{0,4},\s{0,4}true/iu,
        /\bandroid:debuggable\s{0,2}=\s{0,2}["']true["']/iu,
        /\bgin\.SetMode\(\s{0,4}gin\.DebugMode/iu,
        /\bphpinfo\(/iu,
        // Flask, Starlette, Tornado, Bottle, Django, Werkzeug, Dash.
        /\b(?:run_server|Starlette|FastAPI|Sanic|bottle\.run|tornado\.web\.Application|Application|Flask)\([^;]{0,160}\bdebug\s{0,2}=\s{0,2}True/u,
        /\b(?:settings\.configure|config\.(?:update|from_mapping))\([^;]{0,160}\bDEBUG\s{0,2}=\s{0,2}True/u,
        /\b(?:use_debugger|use_evalex)\s{0,2}=\s{0,2}True/u,
        /\bDebuggedApplication\(/u,
        /\bDEBUG_PROPAGATE_EXCEPTIONS\s{0,2}=\s{0,2}True/u,
        /["']DEBUG["']\s{0,4}:\s{0,4}True\b/u,
        /\bcgitb\.enable\(/u,
        // Symfony, Laravel, CakePHP, Yii: https://book.cakephp.org/5/en/development/debugging.html
        /\bconfigure::(?:write|config)\(\s{0,4}(?:\w{1,10}:\s{0,4})?["']debug["']\s{0,4},\s{0,4}(?:\w{1,10}:\s{0,4})?(?:true|[1-9])/iu,
        /\bconfigure::(?:write|config)\(\s{0,4}\w{1,10}:\s{0,4}(?:true|[1-9])\s{0,4},\s{0,4}\w{1,10}:\s{0,4}["']debug["']/iu,
        /["'](?:YII_DEBUG|SCRIPT_DEBUG|SAVEQUERIES|WP_DEBUG_DISPLAY)["']\s{0,4}(?:,|\)\s{0,4}or\s{1,4}define\([^)]{0,20},)\s{0,4}true/iu,
        /\bdefined\(["']YII_DEBUG["']\)\s{0,4}or\s{1,4}define\(["']YII_DEBUG["']\s{0,4},\s{0,4}true/u,
        /["']debug["']\s{0,4}=>\s{0,4}(?:true\b|env\([^)]{0,40},\s{0,4}true\s{0,4}\))/u,
        /\bdisplay_startup_errors\s{0,4}=\s{0,4}["']?(?:on|1)\b/iu,
        // Spring: https://docs.spring.io/spring-boot/appendix/application-properties/
        /\binclude-?stack-?trace["']?\s{0,4}[=:]\s{0,4}["']?always\b/iu,
        /\bexposure\.include["']?\s{0,4}[=:]\s{0,4}["']?\*/u,
        /\bmanagement\.endpoint\.health\.show-details\s{0,4}=\s{0,4}always\b/u,
        /\b(?:web|webSecurity)\.debug\(\s{0,4}true/u,
        /@EnableWebSecurity\([^)]{0,40}\bdebug\s{0,4}=\s{0,4}true/u,
        /^debug\s{0,4}[=:]\s{0,4}["']?true\b/iu,
        /\bsetWebContentsDebuggingEnabled\(\s{0,4}true/u,
        // ASP.NET, Express, Go, Rails and Sinatra.
        /\bUse(?:DatabaseErrorPage|MigrationsEndPoint)\(\)/u,
        /\buse\(\s{0,4}error[hH]andler\(/u,
        /^\s{0,8}(?:import\s{1,4})?_\s{1,4}"net\/http\/pprof"/u,
        /\bset\s{1,4}:(?:show_exceptions|dump_errors)\s{0,2},\s{0,4}(?:true|:after_handler)/u,
        /\bshow_detailed_exceptions\s{0,4}=\s{0,4}true/u,
        /\b(?:graphiql|playground)["']?\s{0,4}[:=]\s{0,4}(?:true|True)\b/u,
        /--inspect(?:-brk)?=0\.0\.0\.0/u,
        // A variable of an image or a deployment.
        /^\s{0,8}ENV\s{1,8}(?:\w{1,40}[_-])?(?:X?DEBUG(?:_MODE)?)[= ]\s{0,4}["']?(?:true|1|on|yes)\b/iu,
        /^\s{0,8}ENV\s{1,8}(?:(?:\w{1,40}_)?ENV|ENVIRONMENT|\w{0,10}_?ENVIRONMENT)[= ]\s{0,4}["']?(?:dev|devel|develop|development)\b/iu,
        /\bAPP_DEBUG["']?\s{0,4}[:=]\s{0,4}["']?(?:true|1)\b/iu,
        /^\s{0,4}wp_debug/iu,
        /["']WP_DEBUG["']\s{0,2},\s{0,2}true/iu,
      ],
      // In a profile of Cargo, `debug` asks for what a debugger reads; it shows nothing to callers.
      unless: /(?:^|\/)(?:Cargo|\.?cargo\/config)\.toml$/u,
      developers: true,
      does: 'shows the inside of the program to whoever causes an error (debug)',
      mild: true,
    },
    {
      // https://hexdocs.pm/phoenix/Phoenix.Endpoint.html: in production the page of an error shows code and settings.
      patterns: [/\bdebug_errors:\s{0,4}true\b/u],
      where: /^Elixir$/u,
      unless: /(?:^|\/)config\/(?:dev|test)\w{0,20}\.exs$/u,
      does: 'shows the inside of the program to whoever causes an error (debug)',
      mild: true,
    },
    {
      patterns: [/\bip:\s{0,4}\{\s{0,4}0(?:\s{0,4},\s{0,4}0){3}(?:(?:\s{0,4},\s{0,4}0){4})?\s{0,4}\}/u],
      where: /^Elixir$/u,
      does: 'listens on all addresses of the machine',
      mild: true,
    },
    {
      patterns: [/\bserver\.address\s{0,4}[=:]\s{0,4}0\.0\.0\.0\b/u, /\bUseUrls\([^;]{0,160}["/]0\.0\.0\.0[:"]/u],
      does: 'listens on all addresses of the machine',
      mild: true,
    },
    {
      patterns: [/^\s{0,20}address:\s{0,4}["']?0\.0\.0\.0["']?\s{0,4}$/u],
      where: /(?:^|\/)(?:application|bootstrap)[\w-]{0,30}\.ya?ml$/u,
      does: 'listens on all addresses of the machine',
      mild: true,
    },
    {
      patterns: [
        /\b(?:bind|listen|run|serve|host|Listen|ListenAndServe|ListenTLS|ListenPacket|createServer|HTTPServer|TCPServer|make_server|serve_forever|addr|address|bind_address|BIND|HOST|server|listen_addresses|hostname|TcpListener::bind)["']?\]?\s{0,4}(?:=(?!=)|[:(,]=?).{0,40}?["'](?:0\.0\.0\.0|\[?::\]?)(?::\d{0,5})?["'](?!\.[a-z])/u,
        /\blistenAddress.{0,10}0\.0\.0\.0/u,
        /\bListen\(\s{0,4}["']tcp["']\s{0,4},\s{0,4}["']:\d{1,5}["']/u,
        /\bINADDR_ANY\b/u,
        /\.bind\(\s{0,4}\(\s{0,4}["'](?:0\.0\.0\.0|::)?["']\s{0,4},/u,
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
        // What a text is cut at, joined with or searched for is no address.
        /(?<!(?:[!=]=|\bin\b|\bcase\b|\bassert\b|\bis\b).{0,60})(?<!\.(?:r?split|r?partition|startswith|endswith|replace|r?find|r?index|count|[lr]?strip|removeprefix|removesuffix|append)\(\s{0,4})["'](?:0\.0\.0\.0|::)["'](?!\s{0,4}(?:[!=]=|in\b|\.[a-z]))|\.append\(\s{0,4}["']0\.0\.0\.0["']/u,
      ],
      where: /^Python$/u,
      does: 'names all addresses of the machine (0.0.0.0)',
      mild: true,
    },
  ]),
};
