import ABAP from 'linguist-languages/data/ABAP';
import Ada from 'linguist-languages/data/Ada';
import Apex from 'linguist-languages/data/Apex';
import Assembly from 'linguist-languages/data/Assembly';
import Batchfile from 'linguist-languages/data/Batchfile';
import Bicep from 'linguist-languages/data/Bicep';
import C from 'linguist-languages/data/C';
import CPlusPlus from 'linguist-languages/data/C_2b__2b_';
import CSharp from 'linguist-languages/data/C_23_';
import Clojure from 'linguist-languages/data/Clojure';
import CMake from 'linguist-languages/data/CMake';
import COBOL from 'linguist-languages/data/COBOL';
import CoffeeScript from 'linguist-languages/data/CoffeeScript';
import CommonLisp from 'linguist-languages/data/Common_20_Lisp';
import Crystal from 'linguist-languages/data/Crystal';
import Cuda from 'linguist-languages/data/Cuda';
import Cython from 'linguist-languages/data/Cython';
import D from 'linguist-languages/data/D';
import Dart from 'linguist-languages/data/Dart';
import Dockerfile from 'linguist-languages/data/Dockerfile';
import Elixir from 'linguist-languages/data/Elixir';
import Elm from 'linguist-languages/data/Elm';
import EmacsLisp from 'linguist-languages/data/Emacs_20_Lisp';
import Erlang from 'linguist-languages/data/Erlang';
import FSharp from 'linguist-languages/data/F_23_';
import Fortran from 'linguist-languages/data/Fortran';
import GDScript from 'linguist-languages/data/GDScript';
import GLSL from 'linguist-languages/data/GLSL';
import Go from 'linguist-languages/data/Go';
import Gradle from 'linguist-languages/data/Gradle';
import GradleKotlinDSL from 'linguist-languages/data/Gradle_20_Kotlin_20_DSL';
import GraphQL from 'linguist-languages/data/GraphQL';
import Groovy from 'linguist-languages/data/Groovy';
import Hack from 'linguist-languages/data/Hack';
import Haskell from 'linguist-languages/data/Haskell';
import HCL from 'linguist-languages/data/HCL';
import HLSL from 'linguist-languages/data/HLSL';
import Java from 'linguist-languages/data/Java';
import JavaScript from 'linguist-languages/data/JavaScript';
import Jsonnet from 'linguist-languages/data/Jsonnet';
import Julia from 'linguist-languages/data/Julia';
import Kotlin from 'linguist-languages/data/Kotlin';
import Lua from 'linguist-languages/data/Lua';
import MATLAB from 'linguist-languages/data/MATLAB';
import Makefile from 'linguist-languages/data/Makefile';
import Meson from 'linguist-languages/data/Meson';
import Nim from 'linguist-languages/data/Nim';
import Nix from 'linguist-languages/data/Nix';
import ObjectiveC from 'linguist-languages/data/Objective-C';
import ObjectiveCPlusPlus from 'linguist-languages/data/Objective-C_2b__2b_';
import OCaml from 'linguist-languages/data/OCaml';
import Pascal from 'linguist-languages/data/Pascal';
import Perl from 'linguist-languages/data/Perl';
import PHP from 'linguist-languages/data/PHP';
import PLpgSQL from 'linguist-languages/data/PLpgSQL';
import PLSQL from 'linguist-languages/data/PLSQL';
import PowerShell from 'linguist-languages/data/PowerShell';
import ProtocolBuffer from 'linguist-languages/data/Protocol_20_Buffer';
import Puppet from 'linguist-languages/data/Puppet';
import PureScript from 'linguist-languages/data/PureScript';
import Python from 'linguist-languages/data/Python';
import R from 'linguist-languages/data/R';
import Racket from 'linguist-languages/data/Racket';
import Ruby from 'linguist-languages/data/Ruby';
import Rust from 'linguist-languages/data/Rust';
import Scala from 'linguist-languages/data/Scala';
import Scheme from 'linguist-languages/data/Scheme';
import Shell from 'linguist-languages/data/Shell';
import Smithy from 'linguist-languages/data/Smithy';
import Solidity from 'linguist-languages/data/Solidity';
import SQL from 'linguist-languages/data/SQL';
import Starlark from 'linguist-languages/data/Starlark';
import Swift from 'linguist-languages/data/Swift';
import SystemVerilog from 'linguist-languages/data/SystemVerilog';
import Tcl from 'linguist-languages/data/Tcl';
import Thrift from 'linguist-languages/data/Thrift';
import TSQL from 'linguist-languages/data/TSQL';
import TSX from 'linguist-languages/data/TSX';
import TypeScript from 'linguist-languages/data/TypeScript';
import Vala from 'linguist-languages/data/Vala';
import Verilog from 'linguist-languages/data/Verilog';
import VHDL from 'linguist-languages/data/VHDL';
import VisualBasicNET from 'linguist-languages/data/Visual_20_Basic_20_.NET';
import Vyper from 'linguist-languages/data/Vyper';
import WGSL from 'linguist-languages/data/WGSL';
import Zig from 'linguist-languages/data/Zig';
import type { Language } from './language.js';

/** Programming languages, and those of queries, builds and infrastructure, in order of precedence. */
export const CODE: readonly Language[] = [
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
];
