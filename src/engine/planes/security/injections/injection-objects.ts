import type { InjectionCall } from './injection-call.js';
import { JVM, SCRIPT } from './injection-kinds.js';

/** Methods of formatters of .NET: the ones that write data, and the ones that make objects of it. */
const FORMATTER = { says: /\.Serialize\w*\b/u, not: /[dD]eserializ\w*\s{0,2}[(<;,)]|\.ReadObject\b/u } as const;
/** SnakeYAML and XStream write, too. */
const WRITER = { says: /\.(?:dump\w{0,10}|toXML)\(/u, not: /\.(?:load\w{0,10}|fromXML|parse|unmarshal)\(/u } as const;
/** What says which classes may come: JEP 290, Apache Commons IO, and a stream of one's own. */
const FILTERED = {
  says: /\b(?:resolveClass\s{0,2}\(|ValidatingObjectInputStream|ObjectInputFilter|setObjectInputFilter|LookAheadObjectInputStream|SerialKiller)/u,
} as const;

const OBJECTS = {
  runs: 'makes objects out of data, by what the data says',
  composed: 'info',
  unknown: 'info',
} as const;

/** Calls that make objects out of data, by what the data says. By the documentation of each. */
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
    unless: FILTERED,
    instead: 'Read a format that holds no code, or set an ObjectInputFilter.',
  },
  {
    languages: JVM,
    // By default Jackson reads no class names; these let the data name the class.
    names: [
      'enableDefaultTyping',
      'activateDefaultTyping',
      'activateDefaultTypingAsProperty',
      'enableDefaultTypingAsProperty',
    ],
    callee: /\.(?:enableDefaultTyping|activateDefaultTyping)(?:AsProperty)?$/u,
    arguments:
      /^(?![\s\S]{0,200}(?:ptv|PolymorphicTypeValidator|[vV]alidator\b)(?![\s\S]{0,10}\.instance))|LaissezFaire/u,
    ...OBJECTS,
    always: true,
    instead: 'Use @JsonTypeInfo with Id.NAME, and list the types that may come.',
  },
  {
    languages: JVM,
    names: [
      'deserialize',
      'fromXML',
      'readClassAndObject',
      'unmarshal',
      'parseObject',
      'load',
      'loadAll',
      'asObject',
      'fromBytes',
    ],
    callee:
      /\bSerializationUtils\.deserialize$|\b(?:xstream|xStream|XStream)(?:\(\))?\.fromXML$|\b[kK]ryo\w{0,10}\.readClassAndObject$|^new Yaml\(\)\.load(?:All)?$/u,
    ...OBJECTS,
    instead: 'Read a format that holds no code, or name the classes that may come.',
  },
  {
    languages: JVM,
    // The type of what is read is the sender's choice. Readers of JSON have a method of the same name.
    names: ['readObject', 'readUnshared', 'getObject'],
    callee:
      /^(?!.{0,60}[jJ]son)[\w.]{1,60}\.(?:readObject|readUnshared)$|^(?:\w{0,20}[mM]sg|\w{0,20}[mM]essage|ObjectMessage)\.getObject$/u,
    arguments: /^$/u,
    ...OBJECTS,
    always: true,
    unless: FILTERED,
    instead: 'Read a format that holds no code, or name the classes that may come.',
  },
  {
    languages: JVM,
    // SnakeYAML before 2.0 makes whatever the data names.
    names: ['Yaml'],
    callee: /^new Yaml$/u,
    arguments: /^$/u,
    ...OBJECTS,
    always: true,
    unless: WRITER,
    instead: 'Give it a SafeConstructor.',
  },
  {
    languages: ['C#'],
    names: ['JavaScriptSerializer'],
    callee: /^new (?:\w{1,30}\.){0,6}JavaScriptSerializer$/u,
    arguments: /\S/u,
    ...OBJECTS,
    always: true,
    unless: FORMATTER,
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
    unless: FORMATTER,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: ['C#'],
    // The type is given as text.
    names: ['XmlSerializer', 'DataContractSerializer', 'DataContractJsonSerializer', 'XmlMessageFormatter'],
    callee: /^new (?:\w{1,30}\.){0,6}(?:XmlSerializer|DataContract(?:Json)?Serializer)$/u,
    arguments: /\bType\.GetType\(\s{0,4}[^"\s)]|^\w{0,20}[tT]ype\s{0,2}$|\bBinaryFormatter\b/u,
    ...OBJECTS,
    always: true,
    instead: 'Name the type in the code: typeof(Order).',
  },
  {
    languages: ['Python'],
    // NumPy and PyTorch keep objects as pickles.
    names: ['load'],
    callee: /^(?:np|numpy)\.load$/u,
    arguments: /\ballow_pickle\s{0,2}=\s{0,2}True\b/u,
    ...OBJECTS,
    always: true,
    instead: 'Leave allow_pickle out.',
  },
  {
    languages: ['Python'],
    names: ['load'],
    callee: /^torch\.load$/u,
    arguments: /\bweights_only\s{0,2}=\s{0,2}False\b/u,
    ...OBJECTS,
    always: true,
    instead: 'Use weights_only=True.',
  },
  {
    languages: ['Python'],
    names: ['load'],
    callee: /^torch\.load$/u,
    arguments: /^(?![\s\S]{0,400}\bweights_only\s{0,2}=\s{0,2}True\b)/u,
    ...OBJECTS,
    unknown: null,
    outside: 'parameter',
    instead: 'Use weights_only=True.',
  },
  {
    languages: ['Ruby'],
    names: ['load'],
    callee: /^Oj\.load$/u,
    arguments: /\bmode:?\s{0,2}(?:=>)?\s{0,2}:(?:object|custom|rails)\b/u,
    ...OBJECTS,
    instead: 'Use Oj.safe_load or JSON.parse.',
  },
  {
    // https://docs.ruby-lang.org/en/master/JSON.html#method-i-load: not for what somebody sends.
    languages: ['Ruby'],
    names: ['load', 'restore'],
    callee: /^(?:Syck|JSON|Oj)\.(?:load|restore)$/u,
    arguments: /^[^,]{1,300}$/u,
    ...OBJECTS,
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Use JSON.parse.',
  },
  {
    languages: ['PHP'],
    names: ['yaml_parse', 'unserialize_callback_func', 'igbinary_unserialize', 'msgpack_unpack'],
    ...OBJECTS,
    unknown: null,
    outside: 'source',
    instead: 'Use json_decode.',
  },
  {
    languages: SCRIPT,
    names: ['unserialize', 'deserialize', 'deepDeserialize', 'parse'],
    callee:
      /^(?:serialize|nodeSerialize|node_serialize|node-serialize|serializeJavascript)\.unserialize$|^(?:serialize-to-js|serialize_to_js|serializeToJs)\.deserialize$|^require\(["']serialize-to-js["']\)\.deserialize$|^funcster\.deepDeserialize$|^cryo\.parse$/u,
    ...OBJECTS,
    instead: 'Use JSON.parse.',
  },
];
