// Command main says what a program of Go is, without its white space and comments: a digest a line, null for one that does not parse.
package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"strings"
)

func isCode(name string, value reflect.Value) bool {
	switch name {
	case "Doc", "Comment", "Comments", "Unresolved", "FileStart", "FileEnd":
		return false
	}
	return value.Type().String() != "token.Pos"
}

func describe(text string) string {
	file, err := parser.ParseFile(token.NewFileSet(), "x.go", text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return "null"
	}
	var said bytes.Buffer
	for _, group := range file.Comments {
		for _, comment := range group.List {
			if strings.HasPrefix(comment.Text, "//go:") || strings.HasPrefix(comment.Text, "//export ") {
				said.WriteString(comment.Text)
			}
		}
	}
	ast.Fprint(&said, nil, file, isCode)
	return fmt.Sprintf("%q", fmt.Sprintf("%x", sha256.Sum256(said.Bytes())))
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(make([]byte, 1<<20), 1<<26)
	for lines.Scan() {
		var asked struct{ Text string }
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		fmt.Println(describe(asked.Text))
	}
}
