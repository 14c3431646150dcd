import AppleScript from 'linguist-languages/data/AppleScript';
import Ballerina from 'linguist-languages/data/Ballerina';
import Cairo from 'linguist-languages/data/Cairo';
import Earthly from 'linguist-languages/data/Earthly';
import Gleam from 'linguist-languages/data/Gleam';
import Haxe from 'linguist-languages/data/Haxe';
import Just from 'linguist-languages/data/Just';
import Lean from 'linguist-languages/data/Lean';
import LLVM from 'linguist-languages/data/LLVM';
import Mojo from 'linguist-languages/data/Mojo';
import Motoko from 'linguist-languages/data/Motoko';
import Move from 'linguist-languages/data/Move';
import OpenAPISpecificationV2 from 'linguist-languages/data/OpenAPI_20_Specification_20_v2';
import Procfile from 'linguist-languages/data/Procfile';
import Prolog from 'linguist-languages/data/Prolog';
import PublicKey from 'linguist-languages/data/Public_20_Key';
import Raku from 'linguist-languages/data/Raku';
import Reason from 'linguist-languages/data/Reason';
import ReScript from 'linguist-languages/data/ReScript';
import Smarty from 'linguist-languages/data/Smarty';
import StringTemplate from 'linguist-languages/data/StringTemplate';
import Sway from 'linguist-languages/data/Sway';
import Unity3DAsset from 'linguist-languages/data/Unity3D_20_Asset';
import WebAssembly from 'linguist-languages/data/WebAssembly';
import WebIDL from 'linguist-languages/data/WebIDL';
import type { Language } from './language.js';

/** Languages that occur seldom, in order of precedence. They take no extension from the other lists. */
export const RARE: readonly Language[] = [
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
