import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Says what a program of Java is, without its white space and comments: a line for each, null for one that does not parse. */
final class Java {
  public static void main(String[] arguments) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      var said = describe(new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8));
      System.out.println(said == null ? "null" : "\"" + said.hashCode() + "-" + said.length() + "\"");
    }
  }

  private static String describe(String text) throws IOException {
    var found = new DiagnosticCollector<JavaFileObject>();
    var file = new SimpleJavaFileObject(URI.create("string:///X.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreErrors) {
        return text;
      }
    };
    var compiler = ToolProvider.getSystemJavaCompiler();
    var said = new StringBuilder();
    for (CompilationUnitTree unit : ((JavacTask) compiler.getTask(null, null, found, null, null, List.of(file))).parse()) {
      // What is printed has the documentation in it.
      said.append(unit.toString().replaceAll("(?s)/\\*\\*.*?\\*/", "").replaceAll("\\s+", " "));
    }
    var fails = found.getDiagnostics().stream().anyMatch(one -> one.getKind() == Diagnostic.Kind.ERROR);
    return fails ? null : said.toString();
  }
}
