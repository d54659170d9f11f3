; Offers the program under "Open with" for PDFs, without taking them away from the program that opens them now.

!define DESK_CLASS "UnderwriterDesk.pdf"

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_CLASS}" "" "PDF document"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_CLASS}\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_CLASS}\shell\open" "FriendlyAppName" "${PRODUCT_NAME}"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_CLASS}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  WriteRegNone SHELL_CONTEXT "Software\Classes\.pdf\OpenWithProgids" "${DESK_CLASS}"
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${DESK_CLASS}"
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.pdf\OpenWithProgids" "${DESK_CLASS}"
!macroend
