/** Weak cryptography, and credentials in code, by the documentation of each library. */
import { cs, file, java, kotlin, type Spelling, type Spellings } from './table.js';

const ts = file('src/keys.ts');
const py = file('app/keys.py');
const go = file('keys.go');
const rb = file('app/keys.rb');
const php = (...lines: readonly string[]): Spelling => ['src/keys.php', '<?php', ...lines];
const rs = file('src/keys.rs');
const ex = file('lib/shop/keys.ex');
const swift = file('Sources/Keys.swift');
const scala = file('src/main/scala/Keys.scala');
const config = (...lines: readonly string[]): Spelling => ['config/prod.exs', 'import Config', ...lines];

export const DIGESTS: Spellings = {
  class: 'weak-digest',
  bad: [
    cs('var hash = MD5.HashData(Encoding.UTF8.GetBytes(password));'),
    cs('var hash = SHA1.Create().ComputeHash(Encoding.UTF8.GetBytes(password));'),
    java('byte[] hash = MessageDigest.getInstance("MD5").digest(password.getBytes());'),
    java('String hash = DigestUtils.md5Hex(password);'),
    kotlin('val hash = MessageDigest.getInstance("SHA-1").digest(password.toByteArray())'),
    ts("const hash = createHash('md5').update(password).digest('hex');"),
    py('digest = hashlib.md5(password.encode()).hexdigest()'),
    go('sum := md5.Sum([]byte(password))'),
    rb('digest = Digest::MD5.hexdigest(password)'),
    php('$hash = md5($password);'),
    php('$hash = sha1($password);'),
    rs('let hash = md5::compute(password);'),
    ex('hash = :crypto.hash(:md5, password)'),
    ex('hash = :crypto.hash(:sha, password)'),
    ex('hash = :crypto.mac(:hmac, :md5, key, password)'),
    ex('hash = :erlang.md5(password)'),
    swift('let hash = Insecure.MD5.hash(data: password)'),
    scala('val hash = MessageDigest.getInstance("MD5").digest(password.getBytes)'),
  ],
  good: [
    cs('var hash = SHA256.HashData(Encoding.UTF8.GetBytes(password));'),
    java('byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes());'),
    kotlin('val hash = BCryptPasswordEncoder().encode(password)'),
    ts("const hash = createHash('sha256').update(text).digest('hex');"),
    py('digest = hashlib.sha256(text).hexdigest()'),
    php('$hash = password_hash($password, PASSWORD_DEFAULT);'),
    ex('hash = :crypto.hash(:sha256, text)'),
    ex('hash = Bcrypt.hash_pwd_salt(password)'),
    swift('let hash = SHA256.hash(data: text)'),
  ],
};

export const CIPHERS: Spellings = {
  class: 'weak-cipher',
  bad: [
    cs('var cipher = DES.Create();'),
    cs('var cipher = new TripleDESCryptoServiceProvider();'),
    cs('using var cipher = Aes.Create();', 'cipher.Mode = CipherMode.ECB;'),
    cs('var key = new RSACryptoServiceProvider(1024);'),
    cs('var key = ECDsa.Create(ECCurve.NamedCurves.brainpoolP160r1);'),
    java('Cipher cipher = Cipher.getInstance("DES/CBC/PKCS5Padding");'),
    java('Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");'),
    java('KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");', 'generator.initialize(1024);'),
    java('AlgorithmParameterSpec spec = new RSAKeyGenParameterSpec(1024, RSAKeyGenParameterSpec.F4);'),
    java('AlgorithmParameterSpec spec = new DHGenParameterSpec(1024, 0);'),
    java('AlgorithmParameterSpec spec = new ECGenParameterSpec("X9.62 prime192v2");'),
    java('AlgorithmParameterGenerator made = AlgorithmParameterGenerator.getInstance("DH");', 'made.init(1024);'),
    kotlin('val cipher = Cipher.getInstance("AES/ECB/NoPadding")'),
    kotlin('val cipher = Cipher.getInstance("RC4")'),
    kotlin('val generator = KeyPairGenerator.getInstance("RSA")', 'generator.initialize(1024)'),
    ts("const cipher = createCipheriv('des-ede3-cbc', key, iv);"),
    ts("generateKeyPairSync('rsa', { modulusLength: 1024 });"),
    py('cipher = DES.new(key, DES.MODE_CBC)'),
    py('cipher = AES.new(key, AES.MODE_ECB)'),
    go('block, err := des.NewCipher(key)'),
    go('key, err := rsa.GenerateKey(rand.Reader, 1024)'),
    rb("cipher = OpenSSL::Cipher.new('des-ede3-cbc')"),
    rs('let cipher = des::Des::new(key.into());'),
    rs('let cipher = TdesEde3::new_from_slice(&key)?;'),
    rs('let cipher = Rc4::<U16>::new(key);'),
    rs('let out = cbc::Encryptor::<des::Des>::new(key.into(), iv.into());'),
    php("$out = openssl_encrypt($text, 'des-ede3-cbc', $key, 0, $iv);"),
    ex('out = :crypto.crypto_one_time(:des_ede3_cbc, key, iv, text, true)'),
    ex('out = :crypto.crypto_one_time(:aes_256_ecb, key, text, true)'),
    ex('out = :crypto.crypto_one_time(:rc4, key, text, true)'),
    swift(
      'let status = CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmDES), 0, key, 8, nil, text, n, out, n, &moved)',
    ),
  ],
  good: [
    cs('using var cipher = Aes.Create();', 'cipher.Mode = CipherMode.CBC;'),
    cs('var key = RSA.Create(3072);'),
    java('Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");'),
    java('KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");', 'generator.initialize(3072);'),
    kotlin('val cipher = Cipher.getInstance("AES/GCM/NoPadding")'),
    kotlin('val generator = KeyPairGenerator.getInstance("EC")', 'generator.initialize(256)'),
    ts("const cipher = createCipheriv('aes-256-gcm', key, iv);"),
    py('cipher = AES.new(key, AES.MODE_GCM)'),
    go('key, err := rsa.GenerateKey(rand.Reader, 3072)'),
    rs('let cipher = Aes256Gcm::new(key);'),
    rs('let desk = Desk::new(key);'),
    rs('let out = cbc::Encryptor::<aes::Aes128>::new(key.into(), iv.into());'),
    java('AlgorithmParameterSpec spec = new RSAKeyGenParameterSpec(3072, RSAKeyGenParameterSpec.F4);'),
    java('AlgorithmParameterSpec spec = new ECGenParameterSpec("X9.62 prime256v1");'),
    ex('out = :crypto.crypto_one_time_aead(:aes_256_gcm, key, iv, text, "", true)'),
  ],
};

export const RANDOM: Spellings = {
  class: 'weak-random',
  bad: [
    cs('var token = new Random().Next().ToString();'),
    java('String token = String.valueOf(new Random().nextLong());'),
    java('String password = RandomStringUtils.randomAlphanumeric(12);'),
    kotlin('val token = Random.nextLong().toString()'),
    kotlin('val secret = (1..20).map { ALPHABET.random() }.joinToString("")'),
    ts('const token = Math.random().toString(36);'),
    py('token = "".join(random.choice(letters) for _ in range(20))'),
    py('otp = random.randint(100000, 999999)'),
    go('token := strconv.Itoa(rand.Int())'),
    rb('token = rand(10**20).to_s'),
    php('$token = mt_rand();'),
    php('$token = uniqid();'),
    ex('token = :rand.uniform(1_000_000)'),
    ex('secret = Enum.random(1..1_000_000)'),
    swift('let token = drand48()'),
  ],
  good: [
    cs('var token = RandomNumberGenerator.GetHexString(32);'),
    cs('var delay = new Random().Next(100);'),
    java('byte[] token = new byte[32];', 'new SecureRandom().nextBytes(token);'),
    kotlin('val delay = Random.nextLong(100)'),
    ts("const token = randomBytes(32).toString('hex');"),
    py('token = secrets.token_hex(32)'),
    php('$token = bin2hex(random_bytes(32));'),
    ex('token = :crypto.strong_rand_bytes(32)'),
    ex('delay = :rand.uniform(100)'),
  ],
};

/** Made of words, so that no line here is a credential. */
const VALUE = ['q7Zp', 'W3rT', 'y9Lm', 'X2cV'].join('');
const LONG = [VALUE, 'b8Nk', 'J5hG', 'd4Sf', 'A1oP'].join('');

export const CREDENTIALS: Spellings = {
  class: 'credential',
  bad: [
    cs(`var password = "${VALUE}";`),
    cs(`var options = new SmtpOptions { UserName = "mail", Password = "${VALUE}" };`),
    cs(`var login = new NetworkCredential("mail", "${VALUE}");`),
    cs(`var key = new SymmetricSecurityKey(Encoding.UTF8.GetBytes("${LONG}"));`),
    cs(`const string Key = "${LONG}";`, 'var key = new SymmetricSecurityKey(Encoding.UTF8.GetBytes(Key));'),
    cs(`connection.ConnectionString = "Server=db;Database=shop;User Id=app;Password=${VALUE}";`),
    ['appsettings.json', '{', '  "Jwt": {', `    "SecretKey": "${LONG}"`, '  }', '}'],
    [
      'appsettings.json',
      '{',
      '  "ConnectionStrings": {',
      `    "Shop": "Server=db;User Id=app;Password=${VALUE}"`,
      '  }',
      '}',
    ],
    java(`DriverManager.getConnection(url, "app", "${VALUE}");`),
    java(`SecretKeySpec key = new SecretKeySpec("${VALUE}".getBytes(), "AES");`),
    kotlin(`val password = "${VALUE}"`),
    ts(`const client = new Client({ user: 'app', password: '${VALUE}' });`),
    py(`password = "${VALUE}"`),
    go(`const apiKey = "${LONG}"`),
    rb(`config.secret_key_base = '${LONG}'`),
    php(`$db = new PDO($dsn, 'app', '${VALUE}');`),
    config(`config :shop, ShopWeb.Endpoint, secret_key_base: "${LONG}"`),
    config('config :shop, ShopWeb.Endpoint,', '  http: [port: 4000],', `  secret_key_base: "${LONG}"`),
    config(`config :shop, Shop.Repo, username: "app", password: "${VALUE}"`),
    config(`config :shop, :api, api_token: "${LONG}"`),
    ex(`@signing_secret "${LONG}"`),
    ['.env', `DB_PASSWORD=${VALUE}`],
    ['config/database.yml', 'production:', '  username: app', `  password: ${VALUE}`],
  ],
  good: [
    // Words of a list, and a part of a key.
    py("for name in ('host', 'password', 'username'):"),
    py("FIELDS = ['password', 'username', 'host']"),
    ts("const mac = createHmac('sha256', 'q7Zx' + rest);"),
    cs('var password = Environment.GetEnvironmentVariable("PASSWORD");'),
    cs('var key = new SymmetricSecurityKey(Encoding.UTF8.GetBytes(config["Jwt:Key"]));'),
    ['appsettings.json', '{', '  "Jwt": {', '    "SecretKey": ""', '  }', '}'],
    java('DriverManager.getConnection(url, user, password);'),
    kotlin('val password = System.getenv("PASSWORD")'),
    ts('const client = new Client({ user: "app", password: process.env.PASSWORD });'),
    py('password = os.environ["PASSWORD"]'),
    rb("config.secret_key_base = ENV['SECRET_KEY_BASE']"),
    config('config :shop, ShopWeb.Endpoint, secret_key_base: System.fetch_env!("SECRET_KEY_BASE")'),
    config('config :shop, Shop.Repo, password: System.get_env("PASSWORD")'),
    config('config :phoenix, :filter_parameters, ["password", "token"]'),
    ['config/database.yml', 'production:', "  password: <%= ENV['PASSWORD'] %>"],
  ],
};

export const HOST_KEYS: Spellings = {
  class: 'ssh-host-key',
  bad: [
    py('client.set_missing_host_key_policy(paramiko.AutoAddPolicy())'),
    go('config := &ssh.ClientConfig{HostKeyCallback: ssh.InsecureIgnoreHostKey()}'),
    java('session.setConfig("StrictHostKeyChecking", "no");'),
    kotlin('ssh.addHostKeyVerifier(PromiscuousVerifier())'),
    rb('Net::SSH.start(host, user, verify_host_key: :never)'),
    ex('{:ok, ref} = :ssh.connect(host, 22, silently_accept_hosts: true)'),
    ['bin/deploy.sh', 'ssh -o StrictHostKeyChecking=no app@host true'],
    ['.ssh/config', 'Host *', '  StrictHostKeyChecking no'],
    cs('client.HostKeyReceived += (sender, e) => e.CanTrust = true;'),
    ts('const config = { host, hostVerifier: () => true };'),
  ],
  good: [
    py('client.set_missing_host_key_policy(paramiko.RejectPolicy())'),
    go('config := &ssh.ClientConfig{HostKeyCallback: ssh.FixedHostKey(key)}'),
    java('session.setConfig("StrictHostKeyChecking", "yes");'),
    ex('{:ok, ref} = :ssh.connect(host, 22, silently_accept_hosts: false)'),
    ['bin/deploy.sh', 'ssh -o StrictHostKeyChecking=yes app@host true'],
    cs('client.HostKeyReceived += (sender, e) => e.CanTrust = e.FingerPrintSHA256 == known;'),
  ],
};
