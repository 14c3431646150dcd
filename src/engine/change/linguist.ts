/**
 * Linguist's data of the languages that occur in reviews: names, types, extensions, file names, interpreters. Each
 * language is a separate import, so that the bundle does not contain all eight hundred. If two languages claim an
 * extension, the earlier one in the list has it.
 */

import ABAP from 'linguist-languages/data/ABAP';
import Ada from 'linguist-languages/data/Ada';
import ApacheConf from 'linguist-languages/data/ApacheConf';
import Apex from 'linguist-languages/data/Apex';
import AppleScript from 'linguist-languages/data/AppleScript';
import AsciiDoc from 'linguist-languages/data/AsciiDoc';
import Assembly from 'linguist-languages/data/Assembly';
import Astro from 'linguist-languages/data/Astro';
import Ballerina from 'linguist-languages/data/Ballerina';
import Batchfile from 'linguist-languages/data/Batchfile';
import Bicep from 'linguist-languages/data/Bicep';
import Blade from 'linguist-languages/data/Blade';
import Browserslist from 'linguist-languages/data/Browserslist';
import C from 'linguist-languages/data/C';
import CPlusPlus from 'linguist-languages/data/C_2b__2b_';
import CSharp from 'linguist-languages/data/C_23_';
import Cairo from 'linguist-languages/data/Cairo';
import Clojure from 'linguist-languages/data/Clojure';
import CMake from 'linguist-languages/data/CMake';
import COBOL from 'linguist-languages/data/COBOL';
import CODEOWNERS from 'linguist-languages/data/CODEOWNERS';
import CoffeeScript from 'linguist-languages/data/CoffeeScript';
import CommonLisp from 'linguist-languages/data/Common_20_Lisp';
import Crystal from 'linguist-languages/data/Crystal';
import CSS from 'linguist-languages/data/CSS';
import CSV from 'linguist-languages/data/CSV';
import Cuda from 'linguist-languages/data/Cuda';
import Cython from 'linguist-languages/data/Cython';
import D from 'linguist-languages/data/D';
import Dart from 'linguist-languages/data/Dart';
import Diff from 'linguist-languages/data/Diff';
import Dockerfile from 'linguist-languages/data/Dockerfile';
import Dotenv from 'linguist-languages/data/Dotenv';
import Earthly from 'linguist-languages/data/Earthly';
import EditorConfig from 'linguist-languages/data/EditorConfig';
import EJS from 'linguist-languages/data/EJS';
import Elixir from 'linguist-languages/data/Elixir';
import Elm from 'linguist-languages/data/Elm';
import EmacsLisp from 'linguist-languages/data/Emacs_20_Lisp';
import Erlang from 'linguist-languages/data/Erlang';
import FSharp from 'linguist-languages/data/F_23_';
import Fortran from 'linguist-languages/data/Fortran';
import GDScript from 'linguist-languages/data/GDScript';
import GettextCatalog from 'linguist-languages/data/Gettext_20_Catalog';
import GitAttributes from 'linguist-languages/data/Git_20_Attributes';
import GitConfig from 'linguist-languages/data/Git_20_Config';
import GLSL from 'linguist-languages/data/GLSL';
import Gleam from 'linguist-languages/data/Gleam';
import Go from 'linguist-languages/data/Go';
import GoChecksums from 'linguist-languages/data/Go_20_Checksums';
import GoModule from 'linguist-languages/data/Go_20_Module';
import GoWorkspace from 'linguist-languages/data/Go_20_Workspace';
import Gradle from 'linguist-languages/data/Gradle';
import GradleKotlinDSL from 'linguist-languages/data/Gradle_20_Kotlin_20_DSL';
import GraphQL from 'linguist-languages/data/GraphQL';
import Groovy from 'linguist-languages/data/Groovy';
import Hack from 'linguist-languages/data/Hack';
import Haml from 'linguist-languages/data/Haml';
import Handlebars from 'linguist-languages/data/Handlebars';
import Haskell from 'linguist-languages/data/Haskell';
import Haxe from 'linguist-languages/data/Haxe';
import HCL from 'linguist-languages/data/HCL';
import HLSL from 'linguist-languages/data/HLSL';
import HTML from 'linguist-languages/data/HTML';
import HTMLWithEEX from 'linguist-languages/data/HTML_2b_EEX';
import HTMLWithERB from 'linguist-languages/data/HTML_2b_ERB';
import HTMLWithPHP from 'linguist-languages/data/HTML_2b_PHP';
import HTMLWithRazor from 'linguist-languages/data/HTML_2b_Razor';
import IgnoreList from 'linguist-languages/data/Ignore_20_List';
import INI from 'linguist-languages/data/INI';
import Java from 'linguist-languages/data/Java';
import JavaProperties from 'linguist-languages/data/Java_20_Properties';
import JavaServerPages from 'linguist-languages/data/Java_20_Server_20_Pages';
import JavaScript from 'linguist-languages/data/JavaScript';
import Jinja from 'linguist-languages/data/Jinja';
import JSONLanguage from 'linguist-languages/data/JSON';
import JSONWithComments from 'linguist-languages/data/JSON_20_with_20_Comments';
import JSON5 from 'linguist-languages/data/JSON5';
import JSONLD from 'linguist-languages/data/JSONLD';
import Jsonnet from 'linguist-languages/data/Jsonnet';
import Julia from 'linguist-languages/data/Julia';
import JupyterNotebook from 'linguist-languages/data/Jupyter_20_Notebook';
import Just from 'linguist-languages/data/Just';
import Kotlin from 'linguist-languages/data/Kotlin';
import Lean from 'linguist-languages/data/Lean';
import Less from 'linguist-languages/data/Less';
import Liquid from 'linguist-languages/data/Liquid';
import LLVM from 'linguist-languages/data/LLVM';
import Lua from 'linguist-languages/data/Lua';
import MATLAB from 'linguist-languages/data/MATLAB';
import Makefile from 'linguist-languages/data/Makefile';
import Markdown from 'linguist-languages/data/Markdown';
import MDX from 'linguist-languages/data/MDX';
import Meson from 'linguist-languages/data/Meson';
import Mojo from 'linguist-languages/data/Mojo';
import Motoko from 'linguist-languages/data/Motoko';
import Move from 'linguist-languages/data/Move';
import Mustache from 'linguist-languages/data/Mustache';
import Nginx from 'linguist-languages/data/Nginx';
import Nim from 'linguist-languages/data/Nim';
import Nix from 'linguist-languages/data/Nix';
import NPMConfig from 'linguist-languages/data/NPM_20_Config';
import ObjectiveC from 'linguist-languages/data/Objective-C';
import ObjectiveCPlusPlus from 'linguist-languages/data/Objective-C_2b__2b_';
import OCaml from 'linguist-languages/data/OCaml';
import OpenAPISpecificationV2 from 'linguist-languages/data/OpenAPI_20_Specification_20_v2';
import Org from 'linguist-languages/data/Org';
import Pascal from 'linguist-languages/data/Pascal';
import Perl from 'linguist-languages/data/Perl';
import PHP from 'linguist-languages/data/PHP';
import PipRequirements from 'linguist-languages/data/Pip_20_Requirements';
import PLpgSQL from 'linguist-languages/data/PLpgSQL';
import PLSQL from 'linguist-languages/data/PLSQL';
import Pod from 'linguist-languages/data/Pod';
import PowerShell from 'linguist-languages/data/PowerShell';
import Procfile from 'linguist-languages/data/Procfile';
import Prolog from 'linguist-languages/data/Prolog';
import ProtocolBuffer from 'linguist-languages/data/Protocol_20_Buffer';
import PublicKey from 'linguist-languages/data/Public_20_Key';
import Pug from 'linguist-languages/data/Pug';
import Puppet from 'linguist-languages/data/Puppet';
import PureScript from 'linguist-languages/data/PureScript';
import Python from 'linguist-languages/data/Python';
import QML from 'linguist-languages/data/QML';
import R from 'linguist-languages/data/R';
import Racket from 'linguist-languages/data/Racket';
import Raku from 'linguist-languages/data/Raku';
import RDoc from 'linguist-languages/data/RDoc';
import Reason from 'linguist-languages/data/Reason';
import ReScript from 'linguist-languages/data/ReScript';
import Roff from 'linguist-languages/data/Roff';
import Ruby from 'linguist-languages/data/Ruby';
import Rust from 'linguist-languages/data/Rust';
import ReStructuredText from 'linguist-languages/data/reStructuredText';
import Sass from 'linguist-languages/data/Sass';
import SCSS from 'linguist-languages/data/SCSS';
import Scala from 'linguist-languages/data/Scala';
import Scheme from 'linguist-languages/data/Scheme';
import Shell from 'linguist-languages/data/Shell';
import Slim from 'linguist-languages/data/Slim';
import Smarty from 'linguist-languages/data/Smarty';
import Smithy from 'linguist-languages/data/Smithy';
import Solidity from 'linguist-languages/data/Solidity';
import SQL from 'linguist-languages/data/SQL';
import Starlark from 'linguist-languages/data/Starlark';
import StringTemplate from 'linguist-languages/data/StringTemplate';
import Stylus from 'linguist-languages/data/Stylus';
import SVG from 'linguist-languages/data/SVG';
import Svelte from 'linguist-languages/data/Svelte';
import Sway from 'linguist-languages/data/Sway';
import Swift from 'linguist-languages/data/Swift';
import SystemVerilog from 'linguist-languages/data/SystemVerilog';
import Tcl from 'linguist-languages/data/Tcl';
import TeX from 'linguist-languages/data/TeX';
import TextLanguage from 'linguist-languages/data/Text';
import Textile from 'linguist-languages/data/Textile';
import Thrift from 'linguist-languages/data/Thrift';
import TOML from 'linguist-languages/data/TOML';
import TSQL from 'linguist-languages/data/TSQL';
import TSV from 'linguist-languages/data/TSV';
import TSX from 'linguist-languages/data/TSX';
import Twig from 'linguist-languages/data/Twig';
import TypeScript from 'linguist-languages/data/TypeScript';
import Unity3DAsset from 'linguist-languages/data/Unity3D_20_Asset';
import Vala from 'linguist-languages/data/Vala';
import Verilog from 'linguist-languages/data/Verilog';
import VHDL from 'linguist-languages/data/VHDL';
import VisualBasicNET from 'linguist-languages/data/Visual_20_Basic_20_.NET';
import Vue from 'linguist-languages/data/Vue';
import Vyper from 'linguist-languages/data/Vyper';
import WebAssembly from 'linguist-languages/data/WebAssembly';
import WebIDL from 'linguist-languages/data/WebIDL';
import WGSL from 'linguist-languages/data/WGSL';
import XML from 'linguist-languages/data/XML';
import XMLPropertyList from 'linguist-languages/data/XML_20_Property_20_List';
import XSLT from 'linguist-languages/data/XSLT';
import YAML from 'linguist-languages/data/YAML';
import Zig from 'linguist-languages/data/Zig';

/** The fields of linguist's description that are used. */
export interface Language {
  readonly name: string;
  readonly type: 'data' | 'markup' | 'programming' | 'prose';
  readonly extensions?: readonly string[];
  readonly filenames?: readonly string[];
  readonly interpreters?: readonly string[];
}

/** In order of precedence. */
export const LANGUAGES: readonly Language[] = [
  TypeScript,
  TSX,
  JavaScript,
  Python,
  Go,
  Java,
  Rust,
  C,
  CPlusPlus,
  CSharp,
  Ruby,
  PHP,
  Kotlin,
  Swift,
  Scala,
  Dart,
  ObjectiveC,
  ObjectiveCPlusPlus,
  Shell,
  PowerShell,
  Batchfile,
  Perl,
  Lua,
  R,
  Julia,
  Haskell,
  Elixir,
  Erlang,
  Clojure,
  FSharp,
  OCaml,
  Groovy,
  Gradle,
  GradleKotlinDSL,
  VisualBasicNET,
  Zig,
  Nim,
  Crystal,
  D,
  Fortran,
  Ada,
  COBOL,
  CommonLisp,
  EmacsLisp,
  Scheme,
  Racket,
  Elm,
  PureScript,
  CoffeeScript,
  Solidity,
  Assembly,
  Cuda,
  MATLAB,
  GDScript,
  Hack,
  Pascal,
  Tcl,
  Nix,
  Starlark,
  Cython,
  Puppet,
  Vala,
  Vyper,
  GLSL,
  HLSL,
  WGSL,
  Verilog,
  VHDL,
  SystemVerilog,
  Apex,
  ABAP,
  PLSQL,
  PLpgSQL,
  TSQL,
  SQL,
  GraphQL,
  ProtocolBuffer,
  Thrift,
  CMake,
  Makefile,
  Meson,
  Dockerfile,
  HCL,
  Bicep,
  Jsonnet,
  Smithy,
  Vue,
  Svelte,
  Astro,
  HTML,
  HTMLWithERB,
  HTMLWithEEX,
  HTMLWithRazor,
  HTMLWithPHP,
  Blade,
  Haml,
  Pug,
  Twig,
  Jinja,
  Handlebars,
  EJS,
  Mustache,
  Liquid,
  Slim,
  CSS,
  SCSS,
  Sass,
  Less,
  Stylus,
  XSLT,
  QML,
  JavaServerPages,
  Markdown,
  MDX,
  ReStructuredText,
  AsciiDoc,
  Org,
  Textile,
  RDoc,
  TeX,
  Roff,
  Pod,
  TextLanguage,
  YAML,
  TOML,
  INI,
  JSONLanguage,
  JSONWithComments,
  JSON5,
  JSONLD,
  XML,
  XMLPropertyList,
  JavaProperties,
  EditorConfig,
  Dotenv,
  GitAttributes,
  GitConfig,
  IgnoreList,
  CODEOWNERS,
  Nginx,
  ApacheConf,
  NPMConfig,
  Browserslist,
  CSV,
  TSV,
  SVG,
  JupyterNotebook,
  GettextCatalog,
  GoModule,
  GoChecksums,
  GoWorkspace,
  PipRequirements,
  Diff,
  Procfile,
  Just,
  Earthly,
  Smarty,
  Motoko,
  Cairo,
  Move,
  Mojo,
  Gleam,
  Reason,
  ReScript,
  Haxe,
  LLVM,
  WebAssembly,
  Lean,
  Prolog,
  AppleScript,
  Raku,
  Sway,
  Ballerina,
  WebIDL,
  StringTemplate,
  Unity3DAsset,
  PublicKey,
  OpenAPISpecificationV2,
];
