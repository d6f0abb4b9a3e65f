"""What newcomers do on their first day, in empty folders: each path is a script that says where it got lost."""
