/** Calls that make objects out of data, by what the data says. By the documentation of each. */
import type { InjectionCall } from './injection-call.js';

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];
const JVM = ['Java', 'Kotlin', 'Scala', 'Groovy'];

const OBJECTS = {
  runs: 'makes objects out of data, by what the data says',
  composed: 'info',
  unknown: 'info',
} as const;

export const OBJECT_CALLS: readonly InjectionCall[] = [
  {
    languages: ['Python'],
    names: ['load', 'loads', 'open', 'Unpickler', 'read_pickle', 'decode', 'dumps', 'DbfilenameShelf'],
    callee:
      /^(?:_?c?[pP]ickle|dill|marshal|shelve|cloudpickle|jsonpickle|pickle5?|joblib)\.(?:loads?|open|Unpickler|decode|DbfilenameShelf)$|\bread_pickle$/u,
    ...OBJECTS,
    unknown: 'info',
    instead: 'Read data by a format that holds no code, such as JSON.',
  },
  {
    languages: ['Python'],
    // Since PyYAML 6 the loader must be named; only the safe ones make plain values alone.
    names: ['load', 'load_all', 'unsafe_load', 'unsafe_load_all', 'full_load'],
    callee: /^(?:yaml|ruamel\.yaml|pyyaml)\.\w{4,15}$/u,
    arguments: /^(?![\s\S]{0,400}(?:(?<![Uu]n)(?:Safe|Base)Loader\b|["'](?:safe|rt)["']))/u,
    ...OBJECTS,
    composed: 'warn',
    unknown: 'warn',
    always: true,
    instead: 'Use yaml.safe_load.',
  },
  {
    languages: ['Python'],
    names: ['YAML'],
    arguments: /\btyp\s{0,2}=\s{0,2}["']unsafe["']/u,
    ...OBJECTS,
    always: true,
    instead: "Use typ='safe'.",
  },
  {
    languages: ['PHP'],
    names: ['extract', 'parse_str', 'mb_parse_str'],
    arguments: /^(?![\s\S]{0,200}EXTR_SKIP)/u,
    runs: 'makes variables out of what it is given',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Read the values by their names.',
  },
  {
    languages: ['PHP'],
    names: ['unserialize', 'maybe_unserialize'],
    arguments: /^(?![\s\S]{0,400}allowed_classes['"]\s{0,4}=>\s{0,4}false)/u,
    ...OBJECTS,
    instead: 'Use json_decode, or allowed_classes.',
  },
  {
    languages: ['Ruby'],
    names: ['load', 'restore', 'unsafe_load', 'load_file', 'load_stream', 'object_load', 'unsafe_load_file'],
    callee:
      /^(?:::)?(?:Marshal(?:\.|::)(?:load|restore)|(?:YAML|Psych)(?:\.|::)(?:unsafe_load|load|load_stream|unsafe_load_file)|Oj\.object_load)$/u,
    arguments: /^(?![\s\S]{0,400}(?:permitted_classes|:strict|:compat))/u,
    ...OBJECTS,
    instead: 'Use JSON.parse or YAML.safe_load.',
  },
  {
    languages: JVM,
    names: [
      'ObjectInputStream',
      'XMLDecoder',
      'XStream',
      'readObject',
      'enableDefaultTyping',
      'Hessian2Input',
      'HessianInput',
    ],
    callee: /^new (?:ObjectInputStream|XMLDecoder|XStream|Hessian2?Input)$|\.enableDefaultTyping$/u,
    ...OBJECTS,
    instead: 'Read a format that holds no code, or set an ObjectInputFilter.',
  },
  {
    languages: JVM,
    // The type of what is read is the sender's choice. Readers of JSON have a method of the same name.
    names: ['readObject', 'readUnshared', 'getObject', 'Yaml'],
    callee:
      /^(?!.{0,60}[jJ]son)[\w.]{1,60}\.(?:readObject|readUnshared)$|^(?:\w{0,20}[mM]sg|\w{0,20}[mM]essage|ObjectMessage)\.getObject$|^new Yaml$/u,
    arguments: /^$/u,
    ...OBJECTS,
    always: true,
    instead: 'Read a format that holds no code, or name the classes that may come.',
  },
  {
    languages: ['C#'],
    names: ['JavaScriptSerializer'],
    callee: /^new (?:\w{1,30}\.){0,6}JavaScriptSerializer$/u,
    arguments: /\S/u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: ['C#', 'F#'],
    names: ['CreateJsonSerializer', 'CreateBinarySerializer', 'CreateXmlSerializer', 'CreateBsonSerializer'],
    callee: /^FsPickler\./u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: ['C#'],
    names: [
      'BinaryFormatter',
      'SoapFormatter',
      'NetDataContractSerializer',
      'LosFormatter',
      'ObjectStateFormatter',
      'Deserialize',
      'FsPickler',
      'JavaScriptSerializer',
    ],
    callee:
      /^new (?:\w{1,30}\.){0,6}(?:BinaryFormatter|SoapFormatter|NetDataContractSerializer|LosFormatter|ObjectStateFormatter)$/u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: SCRIPT,
    names: ['unserialize', 'deserialize', 'deepDeserialize', 'parse'],
    callee:
      /^(?:serialize|nodeSerialize|node_serialize|node-serialize|serializeJavascript)\.unserialize$|^unserialize$|^(?:serialize-to-js|serialize_to_js|serializeToJs)\.deserialize$|^require\(["']serialize-to-js["']\)\.deserialize$|^funcster\.deepDeserialize$|^cryo\.parse$/u,
    ...OBJECTS,
    instead: 'Use JSON.parse.',
  },
];
