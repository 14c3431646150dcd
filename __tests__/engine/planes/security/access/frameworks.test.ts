import { accessWeakened } from '../../../../../src/engine/planes/security/access-weakened.js';
import { addedTo } from '../../../run-planes.js';
import { cases, diff, hunksAlone } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

const OPEN = [
  ['src/a.go', 'h := cors.AllowAll().Handler(mux)'],
  ['src/a.ts', 'app.use(cors({ origin: (origin, done) => done(null, true) }));'],
  ['src/A.java', '    config.addAllowedOriginPattern("*");'],
  ['src/a.rs', '    .layer(CorsLayer::permissive())'],
  ['src/a.rb', 'set :protection, false'],
  ['config/a.php', "    $builder->set('csrf_protection', false);"],
  ['src/A.cs', 'app.MapPost("/pay", Pay).DisableAntiforgery();'],
  ['src/A.java', 'cookie.withHttpOnly(false);'],
  ['src/a.go', 'c.SetCookie("sid", id, 60, "/", "shop.example", false, true)'],
] as const;

const SAFE = [
  ['src/A.java', 'registry.allowedOrigins("https://a.example", "https://b.example");'],
  ['src/A.java', 'Mustache.compiler().withEscaper(Escapers.HTML);'],
  ['src/A.java', 'web.debug(false);'],
  ['src/a.go', 'h := cors.New(options).Handler(mux)'],
  ['src/a.ts', 'app.use(cors({ origin: (origin, done) => done(null, known.has(origin)) }));'],
  ['src/A.java', '    config.addAllowedOriginPattern("https://*.shop.example");'],
  ['src/a.rb', 'set :protection, true'],
  ['src/a.go', 'c.SetCookie("sid", id, 60, "/", "shop.example", true, true)'],
  ['src/a.php', 'setcookie("sid", $id, 0, "/", "shop.example", true, true);'],
  ['src/a.php', 'setcookie("sid", $id, secure: true, httponly: true);'],
  ['Dockerfile', 'RUN chmod 0755 /app/run && chmod -R g+w,o-w /data'],
  ['src/a.sh', 'chmod 644 config.yaml'],
  ['src/a.py', 'os.chmod(path, 0o770)'],
  ['src/A.cs', 'options.Cookie.SecurePolicy = CookieSecurePolicy.Always;'],
] as const;

const MILD = [
  ['src/A.java', 'Mustache.compiler().withEscaper(Escapers.NONE);'],
  ['src/A.java', 'web.debug(true);'],
  ['Dockerfile', 'RUN chmod -R o+w /data'],
  ['src/a.py', 'os.chmod(path, 0o772)'],
  ['shop/settings.py', 'FILE_UPLOAD_PERMISSIONS = 0o666'],
  ['Dockerfile', 'COPY --chmod=0777 run.sh /run.sh'],
  ['Dockerfile', 'ENV APP_DEBUG=true'],
  ['src/a.php', "Configure::write('debug', 2);"],
  ['src/a.php', 'setrawcookie("sid", $id);'],
  ['config/application.properties', 'management.endpoints.web.exposure.include=*'],
] as const;

describeRule(accessWeakened, {
  invalid: [
    {
      name: 'options of a renderer on lines of their own',
      files: { 'src/a.js': diff("+const md = require('markdown-it')({", '+  html: true,', '+});') },
      findings: ['1 info'],
    },
    ...cases(
      [
        ['src/A.java', 'registry.allowedOrigins("https://a.example", "*");'],
        ['src/A.java', '@CrossOrigin(origins = {"https://a.example", "*"})'],
        ['src/A.java', 'csrfSettings.disable();'],
        ['src/a.py', '@csrf_protect.exempt'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info, asked'] }),
    ),
    ...cases(OPEN, (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info, asked'] })),
    ...cases(MILD, (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] })),
    {
      name: 'a value that a constant of the file holds',
      files: { 'src/A.java': diff('+boolean plain = false;', '+cookie.setSecure(plain);') },
      findings: ['2 info, asked'],
    },
    {
      name: 'an origin that the request says, by way of a variable',
      files: {
        'src/a.js': diff('+const origin = req.query.origin;', "+res.setHeader('Access-Control-Allow-Origin', origin);"),
      },
      findings: ['2 info, asked'],
    },
    {
      name: 'what a line is about stands around it',
      files: {
        'src/a.ts': diff(' const options = cors({', "-  origin: ['https://a.example'],", "+  origin: ['*'],", ' });'),
      },
      findings: ['2 info, asked'],
    },
    {
      name: 'the same from the hunks alone',
      files: hunksAlone({
        'src/a.ts': diff(' const options = cors({', "-  origin: ['https://a.example'],", "+  origin: ['*'],", ' });'),
      }),
      findings: ['2 info, asked'],
    },
  ],
  valid: [
    {
      name: 'a cookie that a client sends',
      files: {
        'a_test.go': diff(
          ' package a',
          ' func TestA(t *testing.T) {',
          '+\trequest.AddCookie(&http.Cookie{Name: "a", Value: "b"})',
          ' }',
        ),
      },
    },
    ...cases(SAFE, (path, line) => ({ files: { [path]: addedTo('first', line) } })),
    {
      name: 'a constant that is set anew below its first value',
      files: { 'src/A.java': diff('+boolean plain = false;', '+plain = true;', '+cookie.setSecure(plain);') },
    },
    {
      name: 'the same words about something else',
      files: { 'src/a.ts': diff(' const chart = draw({', "+  origin: ['*'],", ' });') },
    },
  ],
});
