/** Safe forms that were told of, each beside the fault that it looks like. */
import { cs, file, java, kotlin, type Spellings } from './table.js';

const elixir = file('lib/shop/data.ex');
const template = file('lib/shop_web/templates/cart/index.html.eex');
const source = file('src/main/kotlin/Net.kt');

export const NARROWED: readonly Spellings[] = [
  {
    class: 'weak-cipher',
    bad: [
      kotlin('val c = Cipher.getInstance("AES")'),
      kotlin('val c = Cipher.getInstance("DES")'),
      kotlin('val k = KeyGenerator.getInstance("DES")'),
      kotlin('val k = KeyGenerator.getInstance("AES")', 'k.init(64)'),
      java('String transformation = "AES/ECB/PKCS5Padding";'),
      java('String algorithm = "DESede";'),
    ],
    good: [
      kotlin('val k = KeyGenerator.getInstance("AES")'),
      kotlin('val k = KeyGenerator.getInstance("AES")', 'k.init(256)'),
      java('AlgorithmParameters p = AlgorithmParameters.getInstance("AES");'),
      java('Registry.getInstance("DES/ECB/PKCS5Padding");'),
      kotlin('val name = "DES"'),
      kotlin('println("AES/ECB/PKCS5Padding is not allowed")'),
    ],
  },
  {
    class: 'csp',
    bad: [
      cs('Response.Headers["Content-Security-Policy"] = "default-src https:";'),
      cs('Response.Headers["X-Content-Security-Policy"] = "script-src *";'),
    ],
    good: [
      cs('Response.Headers["Content-Security-Policy"] = "default-src https:; script-src \'self\'";'),
      cs('Response.Headers.Append("X-Content-Security-Policy-Note", "script-src *");'),
      cs('var same = Response.Headers["Content-Security-Policy"] == "script-src \'unsafe-inline\'";'),
      cs('Assert.AreEqual("script-src \'unsafe-inline\'", Response.Headers["Content-Security-Policy"]);'),
    ],
  },
  {
    class: 'tls-unchecked',
    bad: [
      cs('ServicePointManager.SecurityProtocol = SecurityProtocolType.Ssl3;'),
      source(
        'class Any : HostnameVerifier {',
        '    override fun verify(host: String, session: SSLSession): Boolean { return true }',
        '}',
      ),
      java('email.setSSLOnConnect(true);', 'email.setSSLCheckServerIdentity(false);'),
    ],
    good: [
      cs('ServicePointManager.SecurityProtocol &= ~(SecurityProtocolType.Ssl3 | SecurityProtocolType.Tls);'),
      cs('if ((ServicePointManager.SecurityProtocol & SecurityProtocolType.Tls) != 0) Stop();'),
      source('class Any {', '    fun verify(host: String, session: SSLSession): Boolean { return true }', '}'),
      source('fun verify(host: String, session: SSLSession): Boolean { return true }'),
      java('email.setSSLOnConnect(true);', 'email.setSSLCheckServerIdentity(checked);'),
    ],
  },
  {
    class: 'deserialization',
    bad: [
      elixir('defmodule Shop.Data do', '  def read(bin), do: :erlang.binary_to_term(bin)', 'end'),
      elixir('defmodule Shop.Data do', '  def read(bin), do: bin |> :erlang.binary_to_term()', 'end'),
    ],
    good: [
      elixir(
        'defmodule Shop.Data do',
        '  def copy(a), do: a |> :erlang.term_to_binary() |> :erlang.binary_to_term()',
        'end',
      ),
      elixir(
        'defmodule Shop.Data do',
        '  @opts [:safe]',
        '  def read(bin), do: :erlang.binary_to_term(bin, @opts)',
        'end',
      ),
      elixir('defmodule Shop.Data do', '  def read(), do: :erlang.binary_to_term(<<131, 97, 1>>)', 'end'),
      elixir('defmodule Shop.Data do', '  def read(), do: :erlang.binary_to_term(File.read!("priv/a.bin"))', 'end'),
    ],
  },
  {
    class: 'html-injection',
    bad: [template('<%= raw(@body) %>'), template('<%= raw @body %>'), template('<%= raw("<b>#{@name}</b>") %>')],
    good: [
      template('<%= raw("<b>ok</b>") %>'),
      template('<%= raw(HtmlSanitizeEx.basic_html(@body)) %>'),
      template('<%= raw(gettext("Hello")) %>'),
    ],
  },
  {
    class: 'sql-injection',
    bad: [
      elixir('defmodule Shop.Q do', '  def a(name), do: Repo.query("SELECT * FROM a WHERE b = \'#{name}\'")', 'end'),
    ],
    good: [
      elixir('defmodule Shop.Q do', '  @table "users"', '  def a(), do: Repo.query("SELECT * FROM #{@table}")', 'end'),
      cs(
        'var ids = string.Join(",", list.Select((_, i) => "@p" + i));',
        'command.CommandText = $"SELECT * FROM a WHERE id IN ({ids})";',
      ),
    ],
  },
  {
    class: 'jwt',
    bad: [file('src/a.js')('const said = jwt.decode(token, key, true);')],
    good: [
      file('src/a.js')('const said = jwt.decode(token, key, false);'),
      file('src/a.py')(
        'def read(token, key):',
        '    first = jws.verify(token, None, None, verify=False)',
        '    return jws.verify(token, key, ["HS256"], verify=True)',
      ),
    ],
  },
];
