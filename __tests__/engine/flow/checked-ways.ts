import type { Ways } from './frames.js';

/** Nothing but known texts comes to the query. */
export const CHECKED: Ways = {
  'a check that leaves the function': [
    ['Java', 'if (!p.matches("[a-z]+")) {\n  throw new IllegalArgumentException();\n}\nString w = p;'],
    [
      'Java',
      'java.util.List<String> known = java.util.List.of("a", "b");\nif (!known.contains(p)) return;\nString w = p;',
    ],
    ['TypeScript', "if (!['a', 'b'].includes(p)) throw new Error(p);\nconst w = p;"],
    ['TSX', "if (!['a', 'b'].includes(p)) throw new Error(p);\nconst w = p;"],
    ['TypeScript', "if (p !== 'a' && p !== 'b') return;\nconst w = p;"],
    ['Python', '    if p not in ("a", "b"):\n        raise ValueError(p)\n    w = p'],
    ['Python', '    if p != "a" and p != "b":\n        return\n    w = p'],
    ['Go', 'known := map[string]bool{"a": true}\nif p != "a" && p != "b" {\n  log.Fatal(p, known)\n}\nw := p'],
    ['C#', 'if (!System.Text.RegularExpressions.Regex.IsMatch(p, "^[a-z]+$")) return;\nvar w = p;'],
    ['PHP', "if (!in_array($p, ['a', 'b'], true)) {\n  die();\n}\n$w = $p;"],
    ['Ruby', 'raise p unless %w[a b].include?(p) || %w[c].include?(p)\nw = p'],
    ['C++', 'if (p != "a" && p != "b") exit(1);\nw = p;'],
  ],
  'a check around the query': [
    ['Java', 'if (p.equals("a") || p.equals("b")) {\n  String w = p;\n  QUERY\n}'],
    ['TypeScript', "if (p === 'a' || p === 'b') {\n  const w = p;\n  QUERY\n}"],
    ['Python', '    if p == "a":\n        w = p\n        cursor.execute("SELECT * FROM a WHERE b = " + w)'],
    ['TSX', 'if (/^[a-z]+$/.test(p)) {\n  const w = p;\n  QUERY\n}'],
    ['PHP', 'if (all($all) && ctype_digit($p)) {\n  $w = $p;\n  QUERY\n}'],
    ['C++', 'if (p == "a") {\n  w = p;\n  QUERY\n}'],
  ],
  'another text where the check fails': [
    ['Java', 'String w = p;\nif (!w.matches("[a-z]+")) {\n  w = "a";\n}'],
    ['TypeScript', "let w = p;\nif (!['a', 'b'].includes(w)) w = 'a';"],
    ['Python', '    w = p\n    if w not in ("a", "b"):\n        w = "a"'],
    ['PHP', "$w = $p;\nif (!in_array($w, ['a', 'b'], true)) {\n  $w = 'a';\n}"],
    ['Ruby', "w = p\nw = 'a' unless %w[a b].include?(w)"],
    ['C++', 'w = p;\nif (w != "a") {\n  w = "b";\n}'],
  ],
  'a check before a function that asks later': [
    ['TypeScript', "if (!['a', 'b'].includes(p)) return;\nconst w = p;\nall.forEach(async () => {\n  QUERY\n});"],
    ['TSX', "if (!['a', 'b'].includes(p)) return;\nconst w = p;\nall.forEach(async () => {\n  QUERY\n});"],
  ],
};

/** What only looks like a check. */
export const TRICKED: Ways = {
  'another value after the check': [
    ['Java', 'if (!p.matches("[a-z]+")) return;\np = all[0];\nString w = p;'],
    ['TypeScript', "if (!['a', 'b'].includes(p)) return;\np = all[0];\nconst w = p;"],
    ['TSX', "if (!['a', 'b'].includes(p)) return;\np = all[0];\nconst w = p;"],
    ['Python', '    if p not in ("a", "b"):\n        return\n    p = all[0]\n    w = p'],
    ['Go', 'if p != "a" {\n  return\n}\np = all[0]\nw := p'],
    ['C#', 'if (p != "a") return;\np = all[0];\nvar w = p;'],
    ['PHP', 'if (!ctype_digit($p)) die();\n$p = $all[0];\n$w = $p;'],
    ['Ruby', 'return unless %w[a b].include?(p)\np = all[0]\nw = p'],
    ['C++', 'if (p != "a") exit(1);\nw = p;\nw += all[0];'],
    ['TypeScript', "if (!['a', 'b'].includes(p)) return;\nfor (const one of all) p += one;\nconst w = p;"],
    ['Python', '    if p not in ("a", "b"):\n        return\n    for one in all:\n        p += one\n    w = p'],
  ],
  'a value before the check, by another name': [
    ['Java', 'String w = p;\np = "a";\nif (!p.matches("[a-z]+")) return;'],
    ['TypeScript', "const w = p;\np = 'a';\nif (!['a', 'b'].includes(p)) return;"],
    ['Python', '    w = p\n    p = "a"\n    if p not in ("a", "b"):\n        return'],
    ['C++', 'w = p + all[0];\nif (p != "a") exit(1);'],
  ],
  'a check that leaves nothing': [
    ['Java', 'if (!p.matches("[a-z]+")) {\n  log(p);\n}\nString w = p;'],
    ['TypeScript', "if (!['a', 'b'].includes(p)) {\n  log(p);\n}\nconst w = p;"],
    ['TSX', "if (!['a', 'b'].includes(p)) {\n  log(p);\n}\nconst w = p;"],
    ['Python', '    if p not in ("a", "b"):\n        log(p)\n    w = p'],
    ['PHP', "if (!in_array($p, ['a', 'b'])) {\n  log($p);\n}\n$w = $p;"],
    ['Ruby', 'log(p) unless %w[a b].include?(p)\nw = p'],
    ['C++', 'if (p != "a") log(p);\nw = p;'],
    // An error that is caught again.
    [
      'TypeScript',
      "try {\n  if (!['a', 'b'].includes(p)) throw new Error(p);\n} catch (e) {\n  log(e);\n}\nconst w = p;",
    ],
    [
      'Python',
      '    try:\n        if p not in ("a", "b"):\n            raise ValueError(p)\n    except ValueError:\n        pass\n    w = p',
    ],
    [
      'Java',
      'try {\n  if (!p.matches("[a-z]+")) throw new Exception();\n} catch (Exception e) {\n  log(e);\n}\nString w = p;',
    ],
    ['PHP', 'try {\n  if (!ctype_digit($p)) throw new Exception();\n} catch (Exception $e) {\n}\n$w = $p;'],
    ['Ruby', 'begin\n  raise p unless %w[a b].include?(p)\nrescue\n  log\nend\nw = p'],
    // Only a run of a loop, and perhaps none, is left.
    ['TypeScript', "for (const one of all) {\n  if (!['a', 'b'].includes(p)) break;\n}\nconst w = p;"],
    ['Python', '    for one in all:\n        if p not in ("a", "b"):\n            return\n    w = p'],
    // A function of that name that goes on.
    ['PHP', 'function die2() {}\nif (!ctype_digit($p)) die2();\n$w = $p;'],
    ['Python', '    exit = print\n    if p not in ("a", "b"):\n        exit(1)\n    w = p'],
  ],
  'a check that something else passes, too': [
    ['Java', 'if (!p.matches("[a-z]+") && all.length > 1) return;\nString w = p;'],
    ['TypeScript', "if (!['a', 'b'].includes(p) && all.length > 1) return;\nconst w = p;"],
    ['TypeScript', "if (['a', 'b'].includes(p) || all.length > 1) {\n  const w = p;\n  QUERY\n}"],
    [
      'Python',
      '    if p in ("a", "b") or all:\n        w = p\n        cursor.execute("SELECT * FROM a WHERE b = " + w)',
    ],
    ['PHP', 'if (!ctype_digit($p) && $all) die();\n$w = $p;'],
    ['Ruby', 'return unless %w[a b].include?(p) or all\nw = p'],
    ['C++', 'if (p != "a" && n > 1) exit(1);\nw = p;'],
    ['TypeScript', "if (all.length > 1 ? ['a'].includes(p) : true) {\n  const w = p;\n  QUERY\n}"],
    ['TypeScript', "if (log(['a'].includes(p))) {\n  const w = p;\n  QUERY\n}"],
    ['TypeScript', "if (['a'].includes(p) === false) {\n  const w = p;\n  QUERY\n}"],
    [
      'Python',
      '    if p == "a" == all:\n        pass\n    elif p:\n        w = p\n        cursor.execute("SELECT * FROM a WHERE b = " + w)',
    ],
  ],
  'a value that the condition gives after the check': [
    ['TypeScript', "if (['a', 'b'].includes(p) && (p = all[0])) {\n  const w = p;\n  QUERY\n}"],
    ['Java', 'if (p.equals("a") && (p = all[0]) != null) {\n  String w = p;\n  QUERY\n}'],
    ['PHP', 'if (ctype_digit($p) && ($p = $all[0])) {\n  $w = $p;\n  QUERY\n}'],
    [
      'Python',
      '    if p == "a" and (p := all[0]):\n        w = p\n        cursor.execute("SELECT * FROM a WHERE b = " + w)',
    ],
    ['C++', 'w = p;\nif (w == "a" && (w = all[0]).size()) {\n  QUERY\n}'],
  ],
  'another name that is checked': [
    ['TypeScript', "const w = p;\nif (all.length) {\n  const p = 'a';\n  if (!['a'].includes(p)) return;\n}"],
    ['Java', 'String other = "a";\nif (!other.matches("[a-z]+")) return;\nString w = p;'],
    ['Python', '    other = p[0]\n    if other not in ("a", "b"):\n        return\n    w = p'],
    ['TypeScript', "if (!['a', 'b'].includes(all.p)) return;\nconst w = p;"],
    ['TypeScript', "if (!['a', 'b'].includes(p.trim())) return;\nconst w = p;"],
    ['C++', 'std::string other = "a";\nif (other != "a") exit(1);\nw = p;'],
  ],
  'a list of more than literals': [
    ['TypeScript', "const allowed = ['a', ...all];\nif (!allowed.includes(p)) return;\nconst w = p;"],
    ['TypeScript', 'const allowed = all;\nif (!allowed.includes(p)) return;\nconst w = p;'],
    ['TypeScript', "if (![p, 'a'].includes(p)) return;\nconst w = p;"],
    ['TSX', 'const ALLOWED = [...all];\nif (!ALLOWED.includes(p)) return;\nconst w = p;'],
    ['TypeScript', "const allowed = ['a'];\nallowed.push(p);\nif (!allowed.includes(p)) return;\nconst w = p;"],
    ['Python', '    allowed = all\n    if p not in allowed:\n        return\n    w = p'],
    ['Python', '    ALLOWED = {"a"}\n    ALLOWED.add(p)\n    if p not in ALLOWED:\n        return\n    w = p'],
    ['Python', '    if p not in [p]:\n        return\n    w = p'],
    ['PHP', '$allowed = $all;\nif (!in_array($p, $allowed)) die();\n$w = $p;'],
    ['PHP', 'if (!isset($_GET[$p])) die();\n$w = $p;'],
    [
      'Java',
      'java.util.List<String> allowed = java.util.Arrays.asList(all);\nif (!allowed.contains(p)) return;\nString w = p;',
    ],
    ['Ruby', 'allowed = all\nreturn unless allowed.include?(p)\nw = p'],
  ],
  'a pattern that lets more through': [
    ['TypeScript', 'if (!/^[a-z]+$/m.test(p)) return;\nconst w = p;'],
    ['TypeScript', 'if (!/^a|b$/.test(p)) return;\nconst w = p;'],
    ['TypeScript', 'if (!/[a-z]+/.test(p)) return;\nconst w = p;'],
    ['TypeScript', 'let plain = /^[a-z]+$/;\nplain = /.*/;\nif (!plain.test(p)) return;\nconst w = p;'],
    ['Ruby', 'return unless p =~ /^[a-z]+$/\nw = p'],
    ['Ruby', 'return unless p.match?(/^[a-z]+$/)\nw = p'],
    ['Python', '    if not re.match(r"^[a-z]+$", p, re.M):\n        return\n    w = p'],
    ['PHP', "if (!preg_match('/^[a-z]+$/m', $p)) die();\n$w = $p;"],
    ['PHP', "if (!preg_match('/[a-z]+/', $p)) die();\n$w = $p;"],
    ['C#', 'if (!System.Text.RegularExpressions.Regex.IsMatch(p, "[a-z]+")) return;\nvar w = p;'],
  ],
  'a function that asks when the name has another value': [
    [
      'TypeScript',
      "let w = p;\nif (['a', 'b'].includes(w)) {\n  later(async () => {\n    QUERY\n  });\n}\nw = all[0];",
    ],
    ['TSX', "let w = p;\nif (['a', 'b'].includes(w)) {\n  later(async () => {\n    QUERY\n  });\n}\nw = all[0];"],
    [
      'TypeScript',
      "var w;\nfor (const one of all) {\n  w = one;\n  if (['a', 'b'].includes(w)) later(async () => {\n    QUERY\n  });\n}",
    ],
    ['TypeScript', "let w = p;\nconst set = () => { w = all[0]; };\nif (!['a'].includes(w)) return;\nset();"],
    [
      'Python',
      '    w = p\n    def put():\n        nonlocal w\n        w = all[0]\n    if w not in ("a", "b"):\n        return\n    put()',
    ],
    ['C++', 'w = p;\nauto put = [&]() { w = all[0]; };\nif (w != "a") exit(1);\nput();'],
  ],
  'a name that a sibling arm declares': [
    ['C', 'w = p;\nswitch (n) {\ncase 1:;\n  const char *w;\n  break;\ndefault:\n  w = "ls";\n}'],
    [
      'TypeScript',
      "let w = p;\nswitch (all.length) {\n  case 1: {\n    let w = 'b';\n    log(w);\n    break;\n  }\n  default:\n    log(w);\n}",
    ],
  ],
  'ways in C++ and TSX': [
    ['C++', 'w = "a";\nif (n > 1) w = p;'],
    ['C++', 'w = "a";\nw.append(p);'],
    ['C++', 'w = "a";\nfor (const auto &one : all) {\n  QUERY\n  w = one;\n}'],
    ['C++', 'w = "a";\nauto &v = w;\nv = p;'],
    ['C++', 'std::stringstream s;\ns << "a" << p;\nw = s.str();'],
    ['C++', 'w = "a";\ntry {\n  w = p;\n  check(w);\n  w = "b";\n} catch (const std::exception &e) {\n}'],
    ['TSX', "let w = 'a';\nif (p) {\n  w = p;\n}"],
    ['TSX', "let w = 'a';\nconst button = <b onClick={() => { w = p; }}>{w}</b>;\nlog(button);"],
    ['TSX', "let w = 'a';\nfor (const one of all) {\n  QUERY\n  w = one;\n}"],
  ],
};
