import { describe, expect, it } from '@jest/globals';
import { findAnswersOfChange } from '../../../spellings/table.js';

/** What the rules of contracts say where one text of a public file of Scala becomes another. */
const findBreaks = (before: string, after: string) =>
  findAnswersOfChange('export-break', {
    'src/main/scala/shop/Cart.scala': { old: `package shop\n\n${before}\n`, new: `package shop\n\n${after}\n` },
  });

describe('changes of Scala that break who uses it', () => {
  it.each([
    ['method removed', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n \n}'],
    ['method removed from object', 'object A {\n  def foo(): Int = 0\n}', 'object A {\n \n}'],
    ['method removed from trait', 'trait A {\n  def foo: Int\n}', 'trait A {\n \n}'],
    ['class removed', 'class A\nclass B', 'class A'],
    ['object removed', 'object A {\n  val x = 1\n}\nobject B', 'object B'],
    ['trait removed', 'trait A\ntrait B', 'trait B'],
    ['nested class removed', 'class A {\n  class B {\n  def x = 1 }\n}', 'class A {\n \n}'],
    ['nested object removed', 'object A {\n  object B {\n  def x = 1 }\n}', 'object A {\n \n}'],
    ['val removed', 'class A {\n  val x: Int = 1\n}', 'class A {\n \n}'],
    ['var removed', 'class A {\n  var x: Int = 1\n}', 'class A {\n \n}'],
    ['lazy val removed', 'class A {\n  lazy val x: Int = 1\n}', 'class A {\n \n}'],
    ['type removed', 'object A {\n  type T = Int; def f: Int = 1\n}', 'object A {\n  def f: Int = 1\n}'],
    ['var to val', 'class A {\n  var x: Int = 1\n}', 'class A {\n  val x: Int = 1\n}'],
    ['private', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  private def foo(): Int = 0\n}'],
    ['private[shop]', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  private[shop] def foo(): Int = 0\n}'],
    ['class private', 'class A {\n  def foo(): Int = 0\n}', 'private class A {\n  def foo(): Int = 0\n}'],
    ['parameter type', 'class A {\n  def foo(x: Int): Int = 0\n}', 'class A {\n  def foo(x: String): Int = 0\n}'],
    ['parameter added', 'class A {\n  def foo(x: Int): Int = 0\n}', 'class A {\n  def foo(x: Int, y: Int): Int = 0\n}'],
    [
      'parameter removed',
      'class A {\n  def foo(x: Int, y: Int): Int = 0\n}',
      'class A {\n  def foo(x: Int): Int = 0\n}',
    ],
    [
      'parameter list added',
      'class A {\n  def foo(x: Int): Int = 0\n}',
      'class A {\n  def foo(x: Int)(y: Int): Int = 0\n}',
    ],
    [
      'implicit list added',
      'class A {\n  def foo(x: Int): Int = 0\n}',
      'class A {\n  def foo(x: Int)(implicit y: Int): Int = 0\n}',
    ],
    [
      'using list added',
      'class A {\n  def foo(x: Int): Int = 0\n}',
      'class A {\n  def foo(x: Int)(using y: Ctx): Int = 0\n}',
    ],
    ['return type', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  def foo(): String = ""\n}'],
    ['return type option', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  def foo(): Option[Int] = None\n}'],
    ['constructor', 'class A(x: Int)', 'class A(x: String)'],
    ['constructor parameter added', 'class A(x: Int)', 'class A(x: Int, y: Int)'],
    ['case class field', 'case class A(x: Int)', 'case class A(x: Int, y: Int)'],
    ['case class field type', 'case class A(x: Int)', 'case class A(x: Long)'],
    ['case class field removed', 'case class A(x: Int, y: Int)', 'case class A(x: Int)'],
    ['abstract method added to trait', 'trait A {\n  def foo: Int\n}', 'trait A {\n  def foo: Int\n  def bar: Int\n}'],
    ['method made abstract', 'trait A {\n  def foo: Int = 1\n}', 'trait A {\n  def foo: Int\n}'],
    ['class made abstract', 'class A {\n  def foo: Int = 1\n}', 'abstract class A {\n  def foo: Int = 1\n}'],
    ['class to trait', 'class A {\n  def foo: Int = 1\n}', 'trait A {\n  def foo: Int = 1\n}'],
    ['trait to class', 'trait A {\n  def foo: Int = 1\n}', 'class A {\n  def foo: Int = 1\n}'],
    ['renamed', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  def bar(): Int = 0\n}'],
    ['by name', 'class A {\n  def foo(x: => Int): Int = 0\n}', 'class A {\n  def foo(x: Int): Int = 0\n}'],
    [
      'generic argument',
      'class A {\n  def foo(x: List[Int]): Int = 0\n}',
      'class A {\n  def foo(x: Set[Int]): Int = 0\n}',
    ],
    ['parents', 'class A extends B {\n \n}\nclass B {\n  def x = 1\n}', 'class A {\n \n}\nclass B {\n  def x = 1\n}'],
    ['given removed', 'object A {\n  given x: Int = 1\n def f = 2\n}', 'object A {\n  def f = 2\n}'],
    ['enum case removed', 'enum Color {\n  case Red, Blue\n}', 'enum Color {\n  case Red\n}'],
    ['implicit def removed', 'object A {\n  implicit def x(i: Int): String = ""\n}', 'object A {\n \n}'],
    [
      'case object removed',
      'sealed trait C\nobject C {\n  case object Red extends C\n case object Blue extends C\n}',
      'sealed trait C\nobject C {\n  case object Red extends C\n}',
    ],
    ['package object', 'package object util {\n  def f(x: Int): Int = x\n}', 'package object util {\n \n}'],
    ['type parameter', 'class A {\n  def foo[T](x: T): Int = 0\n}', 'class A {\n  def foo(x: Int): Int = 0\n}'],
    ['default removed', 'class A {\n  def foo(x: Int = 1): Int = 0\n}', 'class A {\n  def foo(x: Int): Int = 0\n}'],
  ])('%s', async (_, before, after) => expect(await findBreaks(before, after)).not.toEqual([]));

  it.each([
    ['method added', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  def foo(): Int = 0\n  def bar(): Int = 1\n}'],
    [
      'concrete method added to trait',
      'trait A {\n  def foo: Int\n}',
      'trait A {\n  def foo: Int\n  def bar: Int = 1\n}',
    ],
    ['class added', 'class A', 'class A\nclass B'],
    [
      'private method removed',
      'class A {\n  def foo(): Int = 0\n  private def bar(): Int = 1\n}',
      'class A {\n  def foo(): Int = 0\n}',
    ],
    [
      'private[this] removed',
      'class A {\n  def foo(): Int = 0\n  private[this] val bar: Int = 1\n}',
      'class A {\n  def foo(): Int = 0\n}',
    ],
    ['private class removed', 'class A\nprivate class B', 'class A'],
    ['private[shop] class removed', 'class A\nprivate[shop] class B {\n  def x = 1\n}', 'class A'],
    ['body changed', 'class A {\n  def foo(): Int = 0\n}', 'class A {\n  def foo(): Int = 1\n}'],
    ['default changed', 'class A {\n  def foo(x: Int = 1): Int = 0\n}', 'class A {\n  def foo(x: Int = 2): Int = 0\n}'],
    ['made public', 'class A {\n  private def foo(): Int = 0\n}', 'class A {\n  def foo(): Int = 0\n}'],
    ['val to var', 'class A {\n  val x: Int = 1\n}', 'class A {\n  var x: Int = 1\n}'],
    ['val to lazy val', 'class A {\n  val x: Int = 1\n}', 'class A {\n  lazy val x: Int = 1\n}'],
    ['def to val', 'class A {\n  def x: Int = 1\n}', 'class A {\n  val x: Int = 1\n}'],
    ['abstract class made concrete', 'abstract class A {\n  def foo: Int = 1\n}', 'class A {\n  def foo: Int = 1\n}'],
    [
      'overload added',
      'class A {\n  def foo(x: Int): Int = 0\n}',
      'class A {\n  def foo(x: Int): Int = 0\n  def foo(x: String): Int = 1\n}',
    ],
    ['final removed', 'final class A {\n  def foo: Int = 1\n}', 'class A {\n  def foo: Int = 1\n}'],
    ['companion added', 'case class A(x: Int)', 'case class A(x: Int)\nobject A {\n  def of(x: Int) = new A(x)\n}'],
    [
      'local def removed',
      'class A {\n  def foo(): Int = {\n  def help = 1; help }\n}',
      'class A {\n  def foo(): Int = 1\n}',
    ],
    [
      'import changed',
      'import a.b\nclass A {\n  def foo(): Int = 0\n}',
      'import a.c\nclass A {\n  def foo(): Int = 0\n}',
    ],
    ['inferred type written', 'class A {\n  def foo() = 0\n}', 'class A {\n  def foo(): Int = 0\n}'],
    [
      'annotation added',
      'class A {\n  def foo(): Int = 0\n}',
      'class A {\n  @deprecated("x", "1") def foo(): Int = 0\n}',
    ],
    ['parents added', 'class A {\n  def foo: Int = 1\n}', 'class A extends Serializable {\n  def foo: Int = 1\n}'],
    [
      'reordered',
      'class A {\n  def foo: Int = 1\n  def bar: Int = 2\n}',
      'class A {\n  def bar: Int = 2\n  def foo: Int = 1\n}',
    ],
    ['braces to indentation', 'class A {\n  def foo: Int = 1\n}', 'class A:\n  def foo: Int = 1'],
    ['enum case added', 'enum Color {\n  case Red\n}', 'enum Color {\n  case Red, Blue\n}'],
    ['moved to a trait', 'class A {\n  def foo: Int = 1\n}', 'trait B {\n  def foo: Int = 1\n}\nclass A extends B'],
    ['secondary constructor added', 'class A(x: Int)', 'class A(x: Int) {\n  def this() = this(1)\n}'],
    ['doc', 'class A {\n  def foo: Int = 1\n}', '/** doc */\nclass A {\n  def foo: Int = 1\n}'],
    [
      'parameter list reformatted',
      'class A {\n  def foo(x: Int, y: Int): Int = 0\n}',
      'class A {\n  def foo(\n    x: Int,\n    y: Int\n  ): Int = 0\n}',
    ],
    [
      'procedure syntax',
      'class A {\n  def foo() {\n  println(1) }\n}',
      'class A {\n  def foo(): Unit = {\n  println(1) }\n}',
    ],
  ])('leaves alone: %s', async (_, before, after) => expect(await findBreaks(before, after)).toEqual([]));
});
