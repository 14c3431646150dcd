<?php
// Says what a program of PHP is, without its white space and comments: a digest a line, null for one that does not parse.
$loose = [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT];
while (($line = fgets(STDIN)) !== false) {
    try {
        $said = '';
        foreach (token_get_all(json_decode($line, true)['text'], TOKEN_PARSE) as $token) {
            if (is_array($token) && in_array($token[0], $loose, true)) continue;
            $said .= (is_array($token) ? ($token[0] === T_OPEN_TAG ? '<?php' : $token[1]) : $token) . "\0";
        }
        $digest = hash('sha256', $said);
    } catch (\Throwable) {
        $digest = null;
    }
    echo json_encode($digest), "\n";
}
